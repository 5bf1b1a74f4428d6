// Written by `npm run schema` from schema/*.schema.json; edit those.

/**
 * A name of a game, a variant, a piece or a space: words of letters, digits and `_`, joined by `-`.
 */
export type DocumentName = string;
/**
 * Words for people: a string, or one string for each language. In `because` and in the `text` of an action, `{expression}` stands for its value.
 */
export type Text = string | LocalizedText;
/**
 * A name of a rule (a step, an effect, an action, a check, an end, a score term): a letter, then letters, digits or `_`. Patch paths, messages and traces use it.
 */
export type RuleName = string;
/**
 * Something that a group may want to change. Its kind is the key that holds the printed value.
 */
export type OptionDeclaration = IntegerOption | BooleanOption | ChoiceOption | ListOption | PermutationOption;
/**
 * A value worked out from the position. A string is read as infix, a mapping as JsonLogic; integers and `true` and `false` are themselves, a list is a list of expressions.
 */
export type Expression = string | number | boolean | Expression[] | JsonLogic;
/**
 * An expression as JsonLogic: a mapping with one key, the operator or the name of a function, and its arguments. Quote operators that YAML gives a meaning of its own, such as "!", ">" and "%".
 */
export type JsonLogic = { [operator: string]: unknown };
/**
 * A value for an option: an integer, true or false, the name of a choice, a list of those, or an expression over options and `count(players)`.
 */
export type OptionSetting = string | number | boolean | (string | number)[] | JsonLogic;
/**
 * A name that expressions use: a letter, then letters, digits or `_`. The words of the expression language are reserved.
 */
export type Name = string;
/**
 * A set of spaces. Its kind is the key `grid`, `graph` or `track`.
 */
export type BoardDeclaration = GridBoard | GraphBoard | TrackBoard;
/**
 * Something to remember. Its kind is the key that holds the value at the start, which may be `none`.
 */
export type VariableDeclaration =
  | IntegerVariable
  | BooleanVariable
  | PlayerVariable
  | SpaceVariable
  | PieceVariable
  | ChoiceVariable;
/**
 * A name of a value of a choice: words of letters, digits and `_`, joined by `-`. An expression can only mention it if it is one word that is not reserved.
 */
export type ValueName = string;
/**
 * A space of a graph: its label, and any further values that rules ask for.
 */
export type GraphNode = { label?: Text; [attribute: string]: Attribute | Text | undefined };
/**
 * A connection between two spaces.
 */
export type GraphEdge = SpacePair | GraphEdgeWith;
/**
 * @maxItems 2
 */
export type SpacePair = [string, string];
/**
 * A connection with values that rules ask for.
 */
export type GraphEdgeWith = { between: [string, string]; [attribute: string]: Attribute | [string, string] };
/**
 * Something to move. Tokens are alike and only counted; pieces are individual things. Its kind is the key `tokens`, `pieces`, `deck` or `list`.
 */
export type ComponentDeclaration = TokenComponent | PieceComponent | DeckComponent | ListComponent;
/**
 * The values of a field: a list, or a range of integers.
 */
export type FieldValues = FieldValue[] | FieldRange;
/**
 * A value of a field of a piece.
 */
export type FieldValue = string | number | boolean;
/**
 * A value of a field: one value, a list of values (one for each side, say), or a rule.
 */
export type RowValue = FieldValue | FieldList;
/**
 * Something that happens. Its kind is the one key out of `move`, `set`, `change`, `let`, `hook`, `run`, `if`, `shuffle`, `roll`, `do`, `choose` and `together`.
 */
export type Effect =
  | MoveEffect
  | SetEffect
  | ChangeEffect
  | LetEffect
  | HookEffect
  | RunEffect
  | IfEffect
  | ShuffleEffect
  | RollEffect
  | DoEffect
  | ChooseEffect
  | TogetherEffect;
/**
 * Where a parameter or a loop gets its values from. Its kind is the key `space`, `player`, `piece`, `integer`, `choice`, `subset` or `member`.
 */
export type Domain =
  | SpaceDomain
  | PlayerDomain
  | PieceDomain
  | IntegerDomain
  | ChoiceDomain
  | SubsetDomain
  | MemberDomain;
/**
 * When something is legal: an expression, a check with its reason, a list of checks, or checks with names. All of them have to be true. A mapping with one key whose value is a list is JsonLogic.
 */
export type Checks = string | boolean | Checks[] | Check | JsonLogic | NamedChecks;
/**
 * Effects, done in the order in which they are written.
 */
export type EffectList = Effect[];
/**
 * `true`, or the text of the choice to do nothing.
 */
export type Decline = true | Text;
/**
 * Several values of one field, or the effects of a rule.
 */
export type FieldList = (FieldValue | Effect)[];
/**
 * What a name stands for: an expression, or the long form with `value`.
 */
export type DefineEntry = LongDefine | Expression;
/**
 * How often a phase is gone through.
 */
export type Rounds = RoundsUntil | RoundsTimes;
/**
 * An effect with parameters, which several rules can run.
 */
export type Procedure = Effect & { params?: Parameters };
/**
 * A part of a player’s score; `player` is the one in question.
 */
export type ScoreTerm = ValueScore | SumScore;
/**
 * Something that is compared.
 */
export type WinBy = WinHighest | WinLowest;
/**
 * An example of the rules, as a rulebook gives them: in this position that move is legal, or illegal because of something, or leads to these scores. Examples are tried whenever the rules change; a variant that changes what one shows removes or replaces it by `patch:`.
 */
export type RuleExample = IllegalExample | LegalExample | ResultExample;
/**
 * A part of a space.
 */
export type Corner = 'top-left' | 'top-right' | 'center' | 'bottom' | 'whole';
/**
 * From the left, from the top.
 *
 * @maxItems 2
 */
export type MapPlace = [] | [number] | [number, number];
/**
 * A value of a space or a connection that rules ask for.
 */
export type Attribute = string | number | boolean;

/**
 * A rule set: a game that stands alone, or changes to another one that it extends. A variant that is shipped with a game and what a player made at home are the same thing.
 */
export interface GameDocument {
  /**
   * The version of the language.
   */
  houserules: 1;
  /**
   * What the rule set is called in files, on the command line and in `extends`.
   */
  name: DocumentName;
  /**
   * What the rule set is called in front of people.
   */
  title?: Text;
  /**
   * One or two sentences about it.
   */
  about?: Text;
  /**
   * The game that this rule set changes, or `GAME/VARIANT` to start from one of its variants.
   */
  extends?: string;
  /**
   * In a game: the names of its variants in the order in which they are applied. In a rule set that extends one: the variants that it chooses.
   */
  variants?: DocumentName[];
  /**
   * In a game: the names of documents in its folder `data` that are always laid upon it, before any variant. What is long, or what an owner of the game may want to replace, is kept there in files of its own.
   */
  data?: DocumentName[];
  /**
   * Of the variants with the same group exactly one is active; the first one unless another says `default: true`.
   */
  group?: RuleName;
  /**
   * Whether this variant is active unless another one of its group is chosen; without a group, whether it is active at first.
   */
  default?: boolean;
  /**
   * Variants without which this one can’t be chosen.
   */
  requires?: DocumentName[];
  /**
   * Variants beside which this one can’t be chosen.
   */
  excludes?: DocumentName[];
  /**
   * Whether this variant comes from players rather than from the rulebook.
   */
  houseRule?: boolean;
  /**
   * How many can play.
   */
  players?: PlayerRange;
  /**
   * Switches and numbers that a group may want to change.
   */
  options?: {
    [k: string]: OptionDeclaration;
  };
  /**
   * Values for options that are declared here or in what this extends.
   */
  with?: {
    [k: string]: OptionSetting;
  };
  /**
   * Named lists of values that fields, attributes, variables and parameters share, so that they can be compared.
   */
  kinds?: {
    /**
     * The values, in their order.
     */
    [k: string]: Name[];
  };
  /**
   * Sets of spaces. The name is what one space is called in expressions.
   */
  board?: {
    [k: string]: BoardDeclaration;
  };
  /**
   * What there is to move: tokens, pieces and cards.
   */
  components?: {
    [k: string]: ComponentDeclaration;
  };
  /**
   * Where components can be.
   */
  zones?: {
    [k: string]: ZoneDeclaration;
  };
  /**
   * What has to be remembered beside the places of components.
   */
  variables?: {
    [k: string]: VariableDeclaration;
  };
  /**
   * Names for what the rulebook has a name for.
   */
  define?: {
    [k: string]: DefineEntry;
  };
  /**
   * What happens before the first turn, in order.
   */
  setup?: Steps;
  /**
   * Who has turns, from whom on and in which order, in a game without phases.
   */
  turns?: TurnOrder;
  /**
   * The steps of one turn, in order, in a game without phases.
   */
  turn?: Steps;
  /**
   * The phases of a game, in order.
   */
  phases?: {
    [k: string]: Phase;
  };
  /**
   * Effects with parameters that several rules run.
   */
  procedures?: {
    [k: string]: Procedure;
  };
  /**
   * When the game is over. Whatever is pending then is dropped.
   */
  end?: {
    [k: string]: EndCondition;
  };
  /**
   * The terms that make up the score of a player.
   */
  score?: {
    [k: string]: ScoreTerm;
  };
  /**
   * Who wins.
   */
  win?: WinRule;
  /**
   * Several games that count together.
   */
  match?: MatchRule;
  /**
   * Examples of the rules, by name. They change nothing in the game; `houserules test` and the editor try them.
   */
  examples?: {
    [k: string]: RuleExample;
  };
  /**
   * How the table draws the game. The engine never reads it.
   */
  look?: Look;
  /**
   * Changes to named rules of what this extends.
   */
  patch?: Patch;
  /**
   * Which rules this text was made from; written by the program.
   */
  origin?: Origin;
}
/**
 * One string for each language code.
 */
export interface LocalizedText {
  [k: string]: string;
}
/**
 * The smallest and the largest number of players.
 */
export interface PlayerRange {
  /**
   * The smallest number of players.
   */
  min: number;
  /**
   * The largest number of players.
   */
  max: number;
}
/**
 * A number.
 */
export interface IntegerOption {
  /**
   * The printed value: an integer, or an expression over options above and `count(players)`.
   */
  integer: Expression;
  /**
   * The smallest value that may be chosen.
   */
  min: Expression;
  /**
   * The largest value that may be chosen.
   */
  max: Expression;
  /**
   * What the option is called in the panel.
   */
  label: Text;
  /**
   * A sentence that explains it.
   */
  help?: Text;
  /**
   * The heading under which the panel shows it.
   */
  group?: Text;
}
/**
 * A switch.
 */
export interface BooleanOption {
  /**
   * The printed value.
   */
  boolean: Expression;
  /**
   * What the option is called in the panel.
   */
  label: Text;
  /**
   * A sentence that explains it.
   */
  help?: Text;
  /**
   * The heading under which the panel shows it.
   */
  group?: Text;
}
/**
 * One of several named values.
 */
export interface ChoiceOption {
  /**
   * The printed value: a name of `of`. A string with a space, or a mapping, is an expression.
   */
  choice: Expression;
  /**
   * The values that can be chosen, each with its label.
   */
  of: {
    [k: string]: Text;
  };
  /**
   * What the option is called in the panel.
   */
  label: Text;
  /**
   * A sentence that explains it.
   */
  help?: Text;
  /**
   * The heading under which the panel shows it.
   */
  group?: Text;
}
/**
 * Several values in an order, in which a value may come twice.
 */
export interface ListOption {
  /**
   * The printed value.
   */
  list: (string | number)[];
  /**
   * What each item is: one of the named values, or an integer in a range.
   */
  of: IntegerItems | ChoiceItems;
  /**
   * The smallest number of items; 0 unless said otherwise.
   */
  minLength?: Expression;
  /**
   * The largest number of items.
   */
  maxLength?: Expression;
  /**
   * What the option is called in the panel.
   */
  label: Text;
  /**
   * A sentence that explains it.
   */
  help?: Text;
  /**
   * The heading under which the panel shows it.
   */
  group?: Text;
}
/**
 * Integers in a range, as items of a list option.
 */
export interface IntegerItems {
  /**
   * The smallest and the largest item.
   */
  integer: IntegerRange;
}
/**
 * The smallest and the largest value.
 */
export interface IntegerRange {
  /**
   * The smallest value.
   */
  min: Expression;
  /**
   * The largest value.
   */
  max: Expression;
}
export interface ChoiceItems {
  [k: string]: Text;
}
/**
 * All of several named values, each once, in an order.
 */
export interface PermutationOption {
  /**
   * The printed order.
   */
  permutation: string[];
  /**
   * The values that can be chosen, each with its label.
   */
  of: {
    [k: string]: Text;
  };
  /**
   * What the option is called in the panel.
   */
  label: Text;
  /**
   * A sentence that explains it.
   */
  help?: Text;
  /**
   * The heading under which the panel shows it.
   */
  group?: Text;
}
/**
 * Spaces in columns and rows. They are called a1, b1 and so on: a letter for the column, and the row from the top.
 */
export interface GridBoard {
  grid: Grid;
  /**
   * Every player has such a board. A space then is one of a player; neighbors never cross.
   */
  each?: 'player';
  /**
   * Named groups of spaces. For a grid: a map with one word for each space, `.` for none, `a+b` for two groups. Or a list of spaces for each group.
   */
  groups?: string | GroupLists;
  /**
   * What has to be remembered for each space.
   */
  variables?: {
    [k: string]: VariableDeclaration;
  };
}
/**
 * The size of the grid.
 */
export interface Grid {
  /**
   * The number of columns.
   */
  columns: Expression;
  /**
   * The number of rows.
   */
  rows: Expression;
  /**
   * How many neighbors a space has: 4 (beside it), 8 (diagonals too), or 6 (hexagons, drawn as a slanted grid). 4 unless said otherwise.
   */
  neighbours?: 4 | 6 | 8;
}
/**
 * The spaces of each group.
 */
export interface GroupLists {
  [k: string]: string[];
}
/**
 * A number in a range.
 */
export interface IntegerVariable {
  /**
   * The value at the start.
   */
  integer: Expression;
  /**
   * The smallest value.
   */
  min: Expression;
  /**
   * The largest value.
   */
  max: Expression;
  /**
   * Every player has one (`player`), or every piece of a component.
   */
  each?: string;
}
/**
 * True or false.
 */
export interface BooleanVariable {
  /**
   * The value at the start.
   */
  boolean: Expression;
  /**
   * Every player has one (`player`), or every piece of a component.
   */
  each?: string;
}
/**
 * A player, or none.
 */
export interface PlayerVariable {
  /**
   * The value at the start.
   */
  player: Expression;
  /**
   * Every player has one (`player`), or every piece of a component.
   */
  each?: string;
}
/**
 * A space, or none.
 */
export interface SpaceVariable {
  /**
   * The value at the start.
   */
  space: Expression;
  /**
   * The set of spaces. It may be left out if there is only one.
   */
  of?: string;
  /**
   * Every player has one (`player`), or every piece of a component.
   */
  each?: string;
}
/**
 * A piece, or none.
 */
export interface PieceVariable {
  /**
   * The value at the start.
   */
  piece: Expression;
  /**
   * The component.
   */
  of: string;
  /**
   * Every player has one (`player`), or every piece of a component.
   */
  each?: string;
}
/**
 * One of several named values.
 */
export interface ChoiceVariable {
  /**
   * The value at the start.
   */
  choice: Expression;
  /**
   * The values: a list of them, a kind, or those of an option.
   */
  of: ValueName[] | string;
  /**
   * Every player has one (`player`), or every piece of a component.
   */
  each?: string;
}
/**
 * Named spaces and the connections between them.
 */
export interface GraphBoard {
  graph: Graph;
  /**
   * Every player has such a board. A space then is one of a player; neighbors never cross.
   */
  each?: 'player';
  /**
   * Named groups of spaces. For a grid: a map with one word for each space, `.` for none, `a+b` for two groups. Or a list of spaces for each group.
   */
  groups?: string | GroupLists;
  /**
   * What has to be remembered for each space.
   */
  variables?: {
    [k: string]: VariableDeclaration;
  };
}
/**
 * The spaces and their connections.
 */
export interface Graph {
  /**
   * The spaces by name.
   */
  nodes: {
    [k: string]: GraphNode;
  };
  /**
   * The connections.
   */
  edges: GraphEdge[];
}
/**
 * Spaces in a row. They are called 1, 2 and so on.
 */
export interface TrackBoard {
  track: Track;
  /**
   * Every player has such a board. A space then is one of a player; neighbors never cross.
   */
  each?: 'player';
  /**
   * Named groups of spaces. For a grid: a map with one word for each space, `.` for none, `a+b` for two groups. Or a list of spaces for each group.
   */
  groups?: string | GroupLists;
  /**
   * What has to be remembered for each space.
   */
  variables?: {
    [k: string]: VariableDeclaration;
  };
}
/**
 * The size of the track.
 */
export interface Track {
  /**
   * The number of spaces.
   */
  length: Expression;
}
/**
 * Things that are alike and only counted.
 */
export interface TokenComponent {
  /**
   * How many there are.
   */
  tokens: Expression;
  /**
   * Every player has so many, and owns them.
   */
  each?: 'player';
  /**
   * The zone in which they are when the game starts. A zone that each player has is that of the owner.
   */
  start?: Expression;
}
/**
 * Individual pieces without any fields.
 */
export interface PieceComponent {
  /**
   * How many there are.
   */
  pieces: Expression;
  /**
   * Every player has so many, and owns them.
   */
  each?: 'player';
  /**
   * The zone in which they are when the game starts. A zone that each player has is that of the owner.
   */
  start?: Expression;
  /**
   * How one is called: its fields in braces.
   */
  name?: string;
}
/**
 * One piece for every combination of the values of its fields.
 */
export interface DeckComponent {
  /**
   * The fields, each with its values: a list, or a range of integers.
   */
  deck: {
    [k: string]: FieldValues;
  };
  /**
   * Every player has so many, and owns them.
   */
  each?: 'player';
  /**
   * The zone in which they are when the game starts. A zone that each player has is that of the owner.
   */
  start?: Expression;
  /**
   * How many there are of each.
   */
  copies?: Expression;
  /**
   * How one is called: its fields in braces.
   */
  name?: string;
}
/**
 * All integers from one to another.
 */
export interface FieldRange {
  /**
   * The smallest value.
   */
  from: Expression;
  /**
   * The largest value.
   */
  to: Expression;
}
/**
 * Pieces that are listed one by one with their fields.
 */
export interface ListComponent {
  /**
   * The pieces, each with its fields.
   */
  list: {
    [k: string]: RowValue;
  }[];
  /**
   * Every player has so many, and owns them.
   */
  each?: 'player';
  /**
   * The zone in which they are when the game starts. A zone that each player has is that of the owner.
   */
  start?: Expression;
  /**
   * How many there are of each.
   */
  copies?: Expression;
  /**
   * How one is called: its fields in braces.
   */
  name?: string;
  /**
   * Fields that hold rules of the piece itself: a condition (`boolean`), a number (`integer`) or what happens (`effects`). In them `this` is the piece. `card.condition` and `card.worth` are values, `run: card.effect` makes the effects.
   */
  rules?: {
    [k: string]: 'boolean' | 'integer' | 'effects';
  };
}
/**
 * Components go from one zone to another.
 */
export interface MoveEffect {
  /**
   * A name by which patches, ends and messages speak of this effect. A step has its key as its name.
   */
  name?: RuleName;
  /**
   * The sentence for the printed rulebook.
   */
  text?: Text;
  /**
   * The clause of the printed rulebook that this rule implements.
   */
  source?: string;
  /**
   * The effect is left out unless this is true.
   */
  when?: Expression;
  /**
   * What goes where.
   */
  move: Move;
}
/**
 * What goes from where to where. Without `amount` and `upTo` everything of that kind goes.
 */
export interface Move {
  /**
   * A component, a piece or a set of pieces. If it is left out, the top of `from`.
   */
  what?: Expression;
  /**
   * Only components of this owner.
   */
  of?: Expression;
  /**
   * How many; fewer are a fault.
   */
  amount?: Expression;
  /**
   * How many, or all if there are fewer.
   */
  upTo?: Expression;
  /**
   * The zone that they leave.
   */
  from?: Expression;
  /**
   * The zone that they go to.
   */
  to: Expression;
  /**
   * Where in an ordered zone they are put. `top` unless said otherwise.
   */
  at?: 'top' | 'bottom';
}
/**
 * Variables get new values. All values are worked out before the first is written.
 */
export interface SetEffect {
  /**
   * A name by which patches, ends and messages speak of this effect. A step has its key as its name.
   */
  name?: RuleName;
  /**
   * The sentence for the printed rulebook.
   */
  text?: Text;
  /**
   * The clause of the printed rulebook that this rule implements.
   */
  source?: string;
  /**
   * The effect is left out unless this is true.
   */
  when?: Expression;
  /**
   * The new value of each variable.
   */
  set: {
    [k: string]: Expression;
  };
}
/**
 * Something is added to number variables.
 */
export interface ChangeEffect {
  /**
   * A name by which patches, ends and messages speak of this effect. A step has its key as its name.
   */
  name?: RuleName;
  /**
   * The sentence for the printed rulebook.
   */
  text?: Text;
  /**
   * The clause of the printed rulebook that this rule implements.
   */
  source?: string;
  /**
   * The effect is left out unless this is true.
   */
  when?: Expression;
  /**
   * What is added to each variable; a negative number is taken away.
   */
  change: {
    [k: string]: Expression;
  };
}
/**
 * Names for values, for the effects after this one in the same list.
 */
export interface LetEffect {
  /**
   * A name by which patches, ends and messages speak of this effect. A step has its key as its name.
   */
  name?: RuleName;
  /**
   * The sentence for the printed rulebook.
   */
  text?: Text;
  /**
   * The clause of the printed rulebook that this rule implements.
   */
  source?: string;
  /**
   * The effect is left out unless this is true.
   */
  when?: Expression;
  /**
   * The value of each name.
   */
  let: {
    [k: string]: Expression;
  };
}
/**
 * A hook works something out; its answer gets a name for the effects after this one.
 */
export interface HookEffect {
  /**
   * A name by which patches, ends and messages speak of this effect. A step has its key as its name.
   */
  name?: RuleName;
  /**
   * The sentence for the printed rulebook.
   */
  text?: Text;
  /**
   * The clause of the printed rulebook that this rule implements.
   */
  source?: string;
  /**
   * The effect is left out unless this is true.
   */
  when?: Expression;
  /**
   * The name of the hook.
   */
  hook: string;
  /**
   * The values of its parameters.
   */
  with?: Arguments;
  /**
   * The name of the answer.
   */
  as: Name;
}
/**
 * Values for the parameters of what is run, by name.
 */
export interface Arguments {
  [k: string]: Expression;
}
/**
 * A procedure is run.
 */
export interface RunEffect {
  /**
   * A name by which patches, ends and messages speak of this effect. A step has its key as its name.
   */
  name?: RuleName;
  /**
   * The sentence for the printed rulebook.
   */
  text?: Text;
  /**
   * The clause of the printed rulebook that this rule implements.
   */
  source?: string;
  /**
   * The effect is left out unless this is true.
   */
  when?: Expression;
  /**
   * Done once for each value of a domain.
   */
  for?: ForLoop;
  /**
   * Done again as long as this is true.
   */
  while?: Expression;
  /**
   * The name of a procedure, or the effects that are written on a piece.
   */
  run: string;
  /**
   * The values of its parameters.
   */
  with?: Arguments;
}
/**
 * A name for the value at hand, and the domain that is gone through. The domain is worked out once, before the first value.
 */
export interface ForLoop {
  [k: string]: Domain;
}
/**
 * A space of a board.
 */
export interface SpaceDomain {
  /**
   * The set of spaces.
   */
  space: Expression;
  /**
   * Only spaces of this group or set.
   */
  in?: Expression;
  /**
   * Only values for which this is true.
   */
  where?: Checks;
  /**
   * Why a value outside the domain is illegal.
   */
  because?: Text;
  /**
   * The parameter is only asked for if this is true; it is `none` otherwise.
   */
  when?: Expression;
}
/**
 * A condition with the reason that is given when it is false.
 */
export interface Check {
  /**
   * What has to be true.
   */
  check: Expression;
  /**
   * Why it is illegal otherwise.
   */
  because?: Text;
}
/**
 * Checks by name.
 */
export interface NamedChecks {
  [k: string]: Checks;
}
/**
 * A player.
 */
export interface PlayerDomain {
  /**
   * `all`, `others` (all but `me`), or a set of players.
   */
  player: Expression;
  /**
   * Only values for which this is true.
   */
  where?: Checks;
  /**
   * Why a value outside the domain is illegal.
   */
  because?: Text;
  /**
   * The parameter is only asked for if this is true; it is `none` otherwise.
   */
  when?: Expression;
}
/**
 * A piece.
 */
export interface PieceDomain {
  /**
   * A zone or a set of pieces.
   */
  piece: Expression;
  /**
   * Only values for which this is true.
   */
  where?: Checks;
  /**
   * Why a value outside the domain is illegal.
   */
  because?: Text;
  /**
   * The parameter is only asked for if this is true; it is `none` otherwise.
   */
  when?: Expression;
}
/**
 * An integer in a range.
 */
export interface IntegerDomain {
  /**
   * The smallest and the largest value.
   */
  integer: IntegerRange;
  /**
   * Only values for which this is true.
   */
  where?: Checks;
  /**
   * Why a value outside the domain is illegal.
   */
  because?: Text;
  /**
   * The parameter is only asked for if this is true; it is `none` otherwise.
   */
  when?: Expression;
}
/**
 * One of several named values.
 */
export interface ChoiceDomain {
  /**
   * The values: a list, a kind, the values of an option, or `side` and `direction` of the board.
   */
  choice: Expression;
  /**
   * Only values for which this is true.
   */
  where?: Checks;
  /**
   * Why a value outside the domain is illegal.
   */
  because?: Text;
  /**
   * The parameter is only asked for if this is true; it is `none` otherwise.
   */
  when?: Expression;
}
/**
 * Some members of a set.
 */
export interface SubsetDomain {
  /**
   * The set.
   */
  subset: Expression;
  /**
   * How many: a number, or the smallest and the largest. Any number unless said otherwise.
   */
  size?: IntegerRange | Expression;
  /**
   * Only values for which this is true.
   */
  where?: Checks;
  /**
   * Why a value outside the domain is illegal.
   */
  because?: Text;
  /**
   * The parameter is only asked for if this is true; it is `none` otherwise.
   */
  when?: Expression;
}
/**
 * A member of a set.
 */
export interface MemberDomain {
  /**
   * The set.
   */
  member: Expression;
  /**
   * Only values for which this is true.
   */
  where?: Checks;
  /**
   * Why a value outside the domain is illegal.
   */
  because?: Text;
  /**
   * The parameter is only asked for if this is true; it is `none` otherwise.
   */
  when?: Expression;
}
/**
 * One of two lists of effects.
 */
export interface IfEffect {
  /**
   * A name by which patches, ends and messages speak of this effect. A step has its key as its name.
   */
  name?: RuleName;
  /**
   * The sentence for the printed rulebook.
   */
  text?: Text;
  /**
   * The clause of the printed rulebook that this rule implements.
   */
  source?: string;
  /**
   * The effect is left out unless this is true.
   */
  when?: Expression;
  /**
   * The condition.
   */
  if: Expression;
  /**
   * What is done if it is true.
   */
  then: EffectList;
  /**
   * What is done if it is false.
   */
  else?: EffectList;
}
/**
 * The components of an ordered zone get a random order, which nobody has seen.
 */
export interface ShuffleEffect {
  /**
   * A name by which patches, ends and messages speak of this effect. A step has its key as its name.
   */
  name?: RuleName;
  /**
   * The sentence for the printed rulebook.
   */
  text?: Text;
  /**
   * The clause of the printed rulebook that this rule implements.
   */
  source?: string;
  /**
   * The effect is left out unless this is true.
   */
  when?: Expression;
  /**
   * The zone.
   */
  shuffle: Expression;
}
/**
 * Random numbers get names for the effects after this one. Everybody is told what came.
 */
export interface RollEffect {
  /**
   * A name by which patches, ends and messages speak of this effect. A step has its key as its name.
   */
  name?: RuleName;
  /**
   * The sentence for the printed rulebook.
   */
  text?: Text;
  /**
   * The clause of the printed rulebook that this rule implements.
   */
  source?: string;
  /**
   * The effect is left out unless this is true.
   */
  when?: Expression;
  /**
   * The range of each number.
   */
  roll: {
    [k: string]: Roll;
  };
}
/**
 * A random number.
 */
export interface Roll {
  /**
   * The smallest and the largest number.
   */
  integer: IntegerRange;
}
/**
 * Several effects, once or in a loop.
 */
export interface DoEffect {
  /**
   * A name by which patches, ends and messages speak of this effect. A step has its key as its name.
   */
  name?: RuleName;
  /**
   * The sentence for the printed rulebook.
   */
  text?: Text;
  /**
   * The clause of the printed rulebook that this rule implements.
   */
  source?: string;
  /**
   * The effect is left out unless this is true.
   */
  when?: Expression;
  /**
   * Done once for each value of a domain.
   */
  for?: ForLoop;
  /**
   * Done again as long as this is true.
   */
  while?: Expression;
  /**
   * The effects in their order.
   */
  do: EffectList;
}
/**
 * A player chooses one of several actions, once or in a loop.
 */
export interface ChooseEffect {
  /**
   * A name by which patches, ends and messages speak of this effect. A step has its key as its name.
   */
  name?: RuleName;
  /**
   * The sentence for the printed rulebook.
   */
  text?: Text;
  /**
   * The clause of the printed rulebook that this rule implements.
   */
  source?: string;
  /**
   * The effect is left out unless this is true.
   */
  when?: Expression;
  /**
   * Done once for each value of a domain.
   */
  for?: ForLoop;
  /**
   * Done again as long as this is true, and somebody chooses something.
   */
  while?: Expression;
  /**
   * The actions to choose from.
   */
  choose: Actions;
  /**
   * Who chooses; whoever is asked at the moment (`me`) unless said otherwise.
   */
  by?: Expression;
  /**
   * Whether one may choose nothing. Behind `while` that ends the loop.
   */
  decline?: Decline;
  /**
   * Whether the choice is put even where nothing but `decline` is possible. `always` keeps secret whether there was something to choose; otherwise such a choice is passed over.
   */
  ask?: 'always' | 'possible';
  /**
   * The choice is a further part of the move that led to it, not a move of its own: a jump that goes on.
   */
  continues?: boolean;
}
/**
 * Actions by name.
 */
export interface Actions {
  [k: string]: Action;
}
/**
 * Something that a player can choose to do.
 */
export interface Action {
  /**
   * How it is called; `{name}` stands for a parameter.
   */
  text?: Text;
  /**
   * The clause of the printed rulebook that this rule implements.
   */
  source?: string;
  /**
   * What has to be chosen with it, in order.
   */
  params?: Parameters;
  /**
   * When it is legal.
   */
  where?: Checks;
  /**
   * What happens then.
   */
  do?: EffectList;
  /**
   * Only legal if nothing else is.
   */
  otherwise?: boolean;
}
/**
 * Parameters by name, each with the domain from which it is chosen.
 */
export interface Parameters {
  [k: string]: Domain;
}
/**
 * Several players choose at the same time and in secret. When all have chosen, the choices are done in seat order.
 */
export interface TogetherEffect {
  /**
   * A name by which patches, ends and messages speak of this effect. A step has its key as its name.
   */
  name?: RuleName;
  /**
   * The sentence for the printed rulebook.
   */
  text?: Text;
  /**
   * The clause of the printed rulebook that this rule implements.
   */
  source?: string;
  /**
   * The effect is left out unless this is true.
   */
  when?: Expression;
  /**
   * Done once for each value of a domain.
   */
  for?: ForLoop;
  /**
   * The actions to choose from.
   */
  together: Actions;
  /**
   * Only players for whom this is true choose; `player` is the one in question.
   */
  who?: Expression;
}
/**
 * A place for components.
 */
export interface ZoneDeclaration {
  /**
   * Who or what has such a zone: `player`, or a set of spaces.
   */
  each?: string;
  /**
   * What it can hold.
   */
  holds: string | string[];
  /**
   * Whether what lies in it has an order, with a top. Without it there is none.
   */
  order?: 'stack';
  /**
   * Who sees what is in it: `all`, only the player whose zone it is (`owner`), all but that player (`others`), or `nobody`; options may decide. `all` unless said otherwise.
   */
  seen?: Expression;
  /**
   * How many components it can hold.
   */
  limit?: Expression;
  /**
   * Whether it never runs out and takes whatever is put into it.
   */
  unlimited?: boolean;
}
/**
 * A definition with its parameters spelled out.
 */
export interface LongDefine {
  /**
   * The parameters with their domains.
   */
  params?: Parameters;
  /**
   * What the name stands for.
   */
  value: Expression;
  /**
   * The sentence for the printed rulebook.
   */
  text?: Text;
}
/**
 * Named effects, done in the order in which they are written.
 */
export interface Steps {
  [k: string]: Effect;
}
/**
 * Who has turns, from whom on, in which order and until when.
 */
export interface TurnOrder {
  /**
   * The player who has the first turn.
   */
  start?: Expression;
  /**
   * The direction in which turns go around. `clockwise` unless said otherwise.
   */
  order?: 'clockwise' | 'counterclockwise';
  /**
   * Only players for whom this is true have a turn; `player` is the one in question.
   */
  who?: Expression;
  /**
   * Looked at before every turn: the round is over when it is true.
   */
  until?: Expression;
}
/**
 * A part of the game with turns of its own.
 */
export interface Phase {
  /**
   * The sentence for the printed rulebook.
   */
  text?: Text;
  /**
   * The clause of the printed rulebook that this rule implements.
   */
  source?: string;
  /**
   * The phase is skipped unless this is true.
   */
  when?: Expression;
  /**
   * How often it is gone through; once unless said otherwise.
   */
  rounds?: Rounds;
  /**
   * What happens at the beginning of every round.
   */
  begin?: Steps;
  /**
   * Who has turns in a round.
   */
  turns?: TurnOrder;
  /**
   * The steps of one turn.
   */
  turn?: Steps;
  /**
   * What happens at the end of every round.
   */
  finish?: Steps;
}
/**
 * Rounds until something is true; looked at before every round.
 */
export interface RoundsUntil {
  /**
   * Looked at before every round: there is no further one when it is true, and none at all if it is true at the start.
   */
  until: Expression;
}
/**
 * A fixed number of rounds.
 */
export interface RoundsTimes {
  /**
   * The number of rounds.
   */
  times: Expression;
}
/**
 * When the game is over.
 */
export interface EndCondition {
  /**
   * What has to be done for this to be looked at: the name of a step, an effect, an action, a procedure or a phase, or `turn` or `round`.
   */
  after: string;
  /**
   * The game is over if this is true then.
   */
  when?: Expression;
  /**
   * What is said then.
   */
  because?: Text;
  /**
   * The sentence for the printed rulebook.
   */
  text?: Text;
  /**
   * The clause of the printed rulebook that this rule implements.
   */
  source?: string;
}
/**
 * A score that is an expression.
 */
export interface ValueScore {
  /**
   * What it is called in front of people.
   */
  label?: Text;
  /**
   * The points.
   */
  value: Expression;
  /**
   * The sentence for the printed rulebook.
   */
  text?: Text;
  /**
   * The clause of the printed rulebook that this rule implements.
   */
  source?: string;
}
/**
 * A score that is a sum over a domain.
 */
export interface SumScore {
  /**
   * What it is called in front of people.
   */
  label?: Text;
  /**
   * What is gone through.
   */
  for: ForLoop;
  /**
   * The points for each value.
   */
  sum: Expression;
  /**
   * The sentence for the printed rulebook.
   */
  text?: Text;
  /**
   * The clause of the printed rulebook that this rule implements.
   */
  source?: string;
}
/**
 * Who wins.
 */
export interface WinRule {
  /**
   * Who wins, where it is not simply the best: everyone for whom this is true. `by` then only ranks the players.
   */
  when?: Expression;
  /**
   * What is compared, the next entry only among those who are tied so far. `player` is the one in question, `total` the sum of all score terms.
   */
  by?: WinBy[];
  /**
   * Whether players who are still tied share the win, or nobody wins. `shared` unless said otherwise.
   */
  ties?: 'shared' | 'nobody';
  /**
   * The sentence for the printed rulebook.
   */
  text?: Text;
  /**
   * The clause of the printed rulebook that this rule implements.
   */
  source?: string;
}
/**
 * The highest value wins.
 */
export interface WinHighest {
  /**
   * What is compared.
   */
  highest: Expression;
}
/**
 * The lowest value wins.
 */
export interface WinLowest {
  /**
   * What is compared.
   */
  lowest: Expression;
}
/**
 * A match of several games. Each game sets its own options; the scores of all games are added.
 */
export interface MatchRule {
  /**
   * The games in their order.
   *
   * @maxItems 20
   */
  games:
    | []
    | [MatchGame]
    | [MatchGame, MatchGame]
    | [MatchGame, MatchGame, MatchGame]
    | [MatchGame, MatchGame, MatchGame, MatchGame]
    | [MatchGame, MatchGame, MatchGame, MatchGame, MatchGame]
    | [MatchGame, MatchGame, MatchGame, MatchGame, MatchGame, MatchGame]
    | [MatchGame, MatchGame, MatchGame, MatchGame, MatchGame, MatchGame, MatchGame]
    | [MatchGame, MatchGame, MatchGame, MatchGame, MatchGame, MatchGame, MatchGame, MatchGame]
    | [MatchGame, MatchGame, MatchGame, MatchGame, MatchGame, MatchGame, MatchGame, MatchGame, MatchGame]
    | [MatchGame, MatchGame, MatchGame, MatchGame, MatchGame, MatchGame, MatchGame, MatchGame, MatchGame, MatchGame]
    | [
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
      ]
    | [
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
      ]
    | [
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
      ]
    | [
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
      ]
    | [
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
      ]
    | [
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
      ]
    | [
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
      ]
    | [
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
      ]
    | [
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
      ]
    | [
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
        MatchGame,
      ];
  /**
   * Whether players with the same sum share the match, or nobody wins it. `shared` unless said otherwise.
   */
  ties?: 'shared' | 'nobody';
}
/**
 * One game of a match.
 */
export interface MatchGame {
  /**
   * Option values of this game, beyond those of the whole match.
   */
  with?: {
    [k: string]: OptionSetting;
  };
  /**
   * What the game is called.
   */
  label?: Text;
  /**
   * What is different from the game before, in a sentence; said when the game begins. Without it the option values that differ are named.
   */
  about?: Text;
}
/**
 * A move that is not legal.
 */
export interface IllegalExample {
  /**
   * What it shows.
   */
  text?: Text;
  /**
   * The clause of the rulebook that it is taken from.
   */
  source?: string;
  /**
   * How many play; the fewest that can if absent.
   */
  players?: number;
  /**
   * Option values that matter for it, so that it holds whatever else is chosen.
   */
  with?: {
    [k: string]: OptionSetting;
  };
  /**
   * What all chance comes from; 1 if absent.
   */
  seed?: number | string;
  /**
   * What differs from the start of a game. Components that are named somewhere are taken from where the game keeps them, and what lay there goes back.
   */
  position?: ExamplePosition;
  /**
   * Moves that are played from there first.
   */
  moves?: ExampleMove[];
  /**
   * A move that is not legal then.
   */
  illegal: ExampleMove;
  /**
   * The reason that is given for what is illegal, or a part of it.
   */
  because?: string;
}
/**
 * Zones and variables that are not as at the start of a game.
 */
export interface ExamplePosition {
  /**
   * Contents by zone, and by seat or space if there is one for each: counts of tokens (of owned ones by seat), lists of pieces; ordered zones as a list from the top.
   */
  zones?: {
    [k: string]: unknown;
  };
  /**
   * Values of variables, by seat or space if there is one for each.
   */
  variables?: {
    [k: string]: unknown;
  };
  /**
   * Who decides what.
   */
  next?: ExampleNext;
  /**
   * The seat whose turn it is; the one that decides if absent.
   */
  active?: number;
  /**
   * The round, from 1.
   */
  round?: number;
}
/**
 * A decision and who makes it.
 */
export interface ExampleNext {
  /**
   * The seat, from 0.
   */
  actor: number;
  /**
   * The path of the decision, as logs write it.
   */
  decision: string;
}
/**
 * A move in names, as logs and traces write it.
 */
export interface ExampleMove {
  /**
   * Name of the action; `decline` for declining.
   */
  action: string;
  /**
   * The value of each parameter: a number, true or false, or the name of a space, piece or value; a player as a seat, from 0; a subset as a list.
   */
  args?: {
    [k: string]: unknown;
  };
  /**
   * Further parts of the same move, such as jumps that go on.
   */
  then?: ExampleMove[];
}
/**
 * A move that is legal, and perhaps what it leads to.
 */
export interface LegalExample {
  /**
   * What it shows.
   */
  text?: Text;
  /**
   * The clause of the rulebook that it is taken from.
   */
  source?: string;
  /**
   * How many play; the fewest that can if absent.
   */
  players?: number;
  /**
   * Option values that matter for it, so that it holds whatever else is chosen.
   */
  with?: {
    [k: string]: OptionSetting;
  };
  /**
   * What all chance comes from; 1 if absent.
   */
  seed?: number | string;
  /**
   * What differs from the start of a game. Components that are named somewhere are taken from where the game keeps them, and what lay there goes back.
   */
  position?: ExamplePosition;
  /**
   * Moves that are played from there first.
   */
  moves?: ExampleMove[];
  /**
   * A move that is legal then. It is played before `leadsTo` is looked at.
   */
  legal: ExampleMove;
  /**
   * What holds in the end.
   */
  leadsTo?: ExampleResult;
}
/**
 * What holds after the moves. Only what is named is compared.
 */
export interface ExampleResult {
  /**
   * By seat: the total, or score terms by name.
   */
  scores?: {
    [k: string]:
      | number
      | {
          [k: string]: number;
        };
  };
  /**
   * Seats that have won. The game is over.
   */
  winners?: number[];
  /**
   * Contents, as in a position.
   */
  zones?: {
    [k: string]: unknown;
  };
  /**
   * Values, as in a position.
   */
  variables?: {
    [k: string]: unknown;
  };
  /**
   * Who decides what.
   */
  next?: ExampleNext;
  /**
   * Whether the game is over.
   */
  over?: boolean;
}
/**
 * What some moves lead to.
 */
export interface ResultExample {
  /**
   * What it shows.
   */
  text?: Text;
  /**
   * The clause of the rulebook that it is taken from.
   */
  source?: string;
  /**
   * How many play; the fewest that can if absent.
   */
  players?: number;
  /**
   * Option values that matter for it, so that it holds whatever else is chosen.
   */
  with?: {
    [k: string]: OptionSetting;
  };
  /**
   * What all chance comes from; 1 if absent.
   */
  seed?: number | string;
  /**
   * What differs from the start of a game. Components that are named somewhere are taken from where the game keeps them, and what lay there goes back.
   */
  position?: ExamplePosition;
  /**
   * Moves that are played from there first.
   */
  moves?: ExampleMove[];
  /**
   * What holds in the end.
   */
  leadsTo: ExampleResult;
}
/**
 * How the table draws boards, spaces, components, zones, variables and values, by their names. `table` and `player` are what lies in the middle and before each player. The engine never reads it.
 */
export interface Look {
  [k: string]: LookEntry;
}
/**
 * How one thing is drawn.
 */
export interface LookEntry {
  /**
   * What it is called in front of people.
   */
  label?: Text;
  /**
   * On a board, `table` or `player`: the zones and variables that are drawn, in order. On a component: the fields that are printed on its pieces. Without it everything is drawn.
   */
  shows?: string[];
  /**
   * How a zone's contents or a variable's value are drawn: pieces as a `row`, `column`, `pile` (the top one, and how many) or `deck` (its back, and how many); tokens as `stack`, `each`, `count` or `owners`; a number as `pips`, `tag` or `text`; a player as `seat`; or `hidden`.
   */
  as?:
    | 'row'
    | 'column'
    | 'pile'
    | 'deck'
    | 'stack'
    | 'each'
    | 'count'
    | 'owners'
    | 'pips'
    | 'tag'
    | 'text'
    | 'seat'
    | 'hidden';
  /**
   * On a zone or variable: where on its space it is drawn. On a board that is a graph: where each of its spaces lies, in parts of its width and height from the top left corner; without it they are laid out.
   */
  at?: Corner | MapPlaces;
  /**
   * The shape of a piece. On a card, a tile, a marker and a ticket there is something to read; of others the shape alone is drawn.
   */
  shape?:
    | 'disc'
    | 'coin'
    | 'cube'
    | 'house'
    | 'gem'
    | 'card'
    | 'tile'
    | 'marker'
    | 'ticket'
    | 'pawn'
    | 'crown'
    | 'stick'
    | 'tag'
    | 'hourglass'
    | 'flag'
    | 'star'
    | 'ring';
  /**
   * A color, `owner`, or the name of a field or attribute whose values have colors. A value that is called as a color has that color.
   */
  color?: string;
  /**
   * On pieces with colored sides: the variable that says how far they are turned, clockwise, in steps of their sides.
   */
  turn?: string;
  /**
   * On pieces: the field that is printed large.
   */
  big?: string;
  /**
   * On a zone drawn as a column: what stands beside its places, from the top; or the option that is such a list.
   */
  steps?: string | (string | number)[];
  [k: string]: unknown;
}
/**
 * Where each space lies.
 */
export interface MapPlaces {
  [k: string]: MapPlace;
}
/**
 * Changes to named rules. A path is made of names joined by dots, from a section of the rule set on.
 */
export interface Patch {
  [k: string]: PatchOperations;
}
/**
 * What is done to the thing that a path names: one or more of these.
 */
export interface PatchOperations {
  /**
   * Keys of the thing that get a new value.
   */
  set?: {
    [k: string]: unknown;
  };
  /**
   * Entries that are added to a mapping, or effects that are put at the end of its `do`. What is there already is an error.
   */
  add?:
    | {
        [k: string]: unknown;
      }
    | unknown[];
  /**
   * What comes right before the thing: effects for a list of effects, named things where it is one of several named things.
   */
  before?:
    | {
        [k: string]: unknown;
      }
    | unknown[];
  /**
   * What comes right after the thing.
   */
  after?:
    | {
        [k: string]: unknown;
      }
    | unknown[];
  /**
   * What stands there instead of the thing, which keeps its name.
   */
  replace?: unknown;
  /**
   * The thing is taken away.
   */
  remove?: true;
}
/**
 * Which rules a text was made from, so that the difference can be shown later.
 */
export interface Origin {
  /**
   * The game or `GAME/VARIANT` that this was made from.
   */
  extends?: string;
  /**
   * The variants that were active.
   */
  variants?: DocumentName[];
  /**
   * The hash of the texts that this was made from.
   */
  hash?: string;
  /**
   * The texts that this was made from, by `GAME/game.yaml`, `GAME/variants/NAME.yaml` and `GAME/data/NAME.yaml`.
   */
  texts?: {
    [k: string]: string;
  };
  /**
   * The hooks that the rules name, each with the version they were made for.
   */
  hooks?: {
    [k: string]: number;
  };
}
