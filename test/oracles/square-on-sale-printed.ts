/**
 * Square on Sale, for the hand-written model: what the options are, and what each edition's rulebook says of them.
 * Written from the rulebooks and the rulings, not from the YAML, so that the two can be compared.
 */

export interface Options {
  money: number;
  buildings: number;
  markers: number;
  gems: number;
  startGemsCenter: number;
  startGemsEdge: number;
  startGemsCorner: number;
  gemRule: 'everyTurn' | 'freshBid' | 'never';
  gemWhere: 'untouched' | 'unclaimed';
  gemsPlaced: number;
  bidStands: number;
  incomeCenter: number;
  incomeEdge: number;
  incomeCorner: number;
  incomeBlockedBy: 'square' | 'tokens';
  passCenter: number;
  passEdge: number;
  passCorner: number;
  spillover: 'all' | 'straight' | 'diagonal' | 'off';
  endWhenPiecesOut: boolean;
  endWhenAllBuilt: boolean;
  endAfterPassRounds: number;
  finishConstructions: boolean;
  buildingScore: 'height' | 'square';
  buildingPoints: number;
  gemScore: number;
  unbuiltScore: number;
  tieBreak: 'shared' | 'lateStart';
  startPlayer: number;
}

export interface Edition {
  players: { min: number; max: number };
  /** Whose way of marking bids and of ending the game is played: markers that turn over, or cubes that are added. */
  page: 'new' | 'original';
  options: Options;
}

const NEW: Options = {
  money: 20,
  buildings: 20,
  markers: 20,
  gems: 30,
  startGemsCenter: 0,
  startGemsEdge: 0,
  startGemsCorner: 0,
  gemRule: 'everyTurn',
  gemWhere: 'untouched',
  gemsPlaced: 1,
  bidStands: 2,
  incomeCenter: 1,
  incomeEdge: 0,
  incomeCorner: 0,
  incomeBlockedBy: 'square',
  passCenter: 0,
  passEdge: 1,
  passCorner: 0,
  spillover: 'all',
  endWhenPiecesOut: true,
  endWhenAllBuilt: true,
  endAfterPassRounds: 2,
  finishConstructions: false,
  buildingScore: 'height',
  buildingPoints: 1,
  gemScore: 1,
  unbuiltScore: -1,
  tieBreak: 'shared',
  startPlayer: 0,
};

const BASIC: Options = {
  ...NEW,
  markers: 50,
  gemRule: 'never',
  gemWhere: 'unclaimed',
  incomeBlockedBy: 'tokens',
  tieBreak: 'lateStart',
};

const THREE_OR_FOUR = { min: 3, max: 4 };
const THREE_TO_FIVE = { min: 3, max: 5 };

export const EDITIONS = {
  'new-games-order': { players: THREE_OR_FOUR, page: 'new', options: NEW },
  'original-basic': { players: THREE_TO_FIVE, page: 'original', options: BASIC },
  'original-standard': {
    players: THREE_TO_FIVE,
    page: 'original',
    options: { ...BASIC, startGemsCorner: 0, startGemsEdge: 1, startGemsCenter: 2 },
  },
  'original-bubble': {
    players: THREE_TO_FIVE,
    page: 'original',
    options: { ...BASIC, startGemsCenter: 1, gemRule: 'freshBid' },
  },
  /** The house rule: the original page's bubble rule on the New Games Order edition. */
  bubble: {
    players: THREE_OR_FOUR,
    page: 'new',
    options: { ...NEW, startGemsCenter: 1, gemRule: 'freshBid', gemWhere: 'unclaimed' },
  },
} as const satisfies Record<string, Edition>;

export type Variant = keyof typeof EDITIONS;
