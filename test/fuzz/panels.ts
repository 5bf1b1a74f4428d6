// Random edits as panels make them, undone and done again, over rule sets that extend every shipped game: the text, what
// it says and its comments have to stay together.
import { RuleDocument } from '../../editor/app/document.ts';
import { editRules } from '../../editor/worker/edits.ts';
import type { RuleEdit } from '../../editor/worker/protocol.ts';
import {
  createRandom,
  type Library,
  loadRuleSet,
  type OptionInfo,
  type Random,
  type RuleSet,
} from '../../engine/index.ts';
import { describeOptions } from '../../engine/language/index.ts';
import { type Outline, type OutlineRule, outlineOf } from '../../engine/share/outline.ts';

export interface PanelReport {
  /** Edits that were tried, those that were made, steps of undo and redo. */
  tried: number;
  made: number;
  undone: number;
  failures: { game: string; edit: string; problem: string }[];
}

/** What a person wrote into their text before they used the panels. */
const start = (game: string): string =>
  `# Mine, from the first line on.\nhouserules: 1\nextends: ${game} # what it is made from\nname: mine\n\n\ntitle: 'My rules' # quoted\nabout: >-\n  Some   text,\n  folded.\n\n`;
const COMMENTS = ['# Mine, from the first line on.\n', ' # what it is made from', ' # quoted'];

/** So many edits in a row are made to one text. */
const RUN = 20;

export function fuzzPanels(library: Library, seed: number, edits: number): PanelReport {
  const report: PanelReport = { tried: 0, made: 0, undone: 0, failures: [] };
  const games = library.games();
  for (let run = 0; report.tried < edits; run++) {
    const game = games[run % games.length];
    const random = createRandom(`panels ${seed}`, run, 0);
    new Run(library, game, random, report).go(Math.min(RUN, edits - report.tried));
  }
  return report;
}

interface Read {
  ruleSet: RuleSet;
  options: readonly OptionInfo[];
  outline: Outline;
}

class Run {
  private readonly document = new RuleDocument(() => 0);
  private readonly start: string;
  private readonly library: Library;
  private readonly game: string;
  private readonly random: Random;
  private readonly report: PanelReport;

  constructor(library: Library, game: string, random: Random, report: PanelReport) {
    this.library = library;
    this.game = game;
    this.random = random;
    this.report = report;
    this.start = start(game);
    this.document.load(this.start);
  }

  go(edits: number): void {
    let read = this.read(this.document.text);
    for (let n = 0; n < edits && read; n++) {
      this.report.tried++;
      if (this.random.below(4) === 0) read = this.back() ?? read;
      else read = this.edit(read) ?? read;
    }
    while (this.document.redo());
    const last = this.document.text;
    while (this.document.undo()) this.report.undone++;
    if (this.document.text !== this.start) this.fail('undo', 'undoing everything does not lead to the start');
    while (this.document.redo());
    if (this.document.text !== last) this.fail('redo', 'doing everything again does not lead to the end');
  }

  private fail(edit: string, problem: string): void {
    this.report.failures.push({ game: this.game, edit, problem });
  }

  private read(text: string): Read | undefined {
    const loaded = loadRuleSet({ uri: 'mine.yaml', text }, { library: this.library });
    if (!loaded.ok) return undefined;
    const ruleSet = loaded.value;
    const options = describeOptions(ruleSet, ruleSet.definition.players?.min ?? 1);
    return options.ok ? { ruleSet, options: options.value, outline: outlineOf(ruleSet) } : undefined;
  }

  private back(): Read | undefined {
    const { document } = this;
    if (!(this.random.below(2) === 0 ? document.undo() : document.redo())) return undefined;
    this.report.undone++;
    const read = this.read(document.text);
    if (!read) this.fail('undo', `the text of a step cannot be read:\n${document.text}`);
    return read;
  }

  private edit({ ruleSet, options, outline }: Read): Read | undefined {
    const edit = this.choose(ruleSet, options, outline);
    if (!edit) return undefined;
    const said = JSON.stringify(edit);
    const { text } = this.document;
    const prepared = { players: ruleSet.definition.players?.min ?? 1, options };
    const edited = editRules({ rules: { uri: 'mine.yaml', text }, library: this.library, ruleSet, prepared }, edit);
    if (!edited.ok) {
      // Refused with a reason; never by a fault of ours.
      if (edited.diagnostics.some(({ code }) => code === 'internal')) this.fail(said, edited.diagnostics[0].message);
      return undefined;
    }
    const after = this.read(edited.value.text);
    // What is not a rule set any more is not put in force, and not written.
    if (!after) return undefined;
    const { edit: splice } = edited.value;
    if (splice) {
      this.document.edit([{ from: splice.start, to: splice.end, text: splice.text }], { label: said, source: 'panel' });
      this.report.made++;
    }
    if (this.document.text !== edited.value.text) this.fail(said, 'the edit does not lead to the text');
    this.check(said, edit, text, edited.value.text, after);
    return after;
  }

  private check(said: string, edit: RuleEdit, before: string, after: string, read: Read): void {
    for (const comment of COMMENTS) if (!after.includes(comment)) this.fail(said, `lost the comment ${comment.trim()}`);
    const mine = MAY_CHANGE[edit.kind] ?? [];
    const [was, is] = [sections(before), sections(after)];
    for (const key of new Set([...was.keys(), ...is.keys()])) {
      if (!mine.includes(key) && was.get(key) !== is.get(key)) this.fail(said, `changed \`${key}\` too:\n${after}`);
    }
    if (edit.kind !== 'option') return;
    const option = read.options.find(({ name }) => name === edit.name);
    // An option whose bounds depend on another one may be put right by it.
    if (JSON.stringify(option?.value) !== JSON.stringify(edit.value)) {
      this.fail(said, `the option has the value ${JSON.stringify(option?.value)}`);
    }
  }

  private pick<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.random.below(list.length)];
  }

  private choose(ruleSet: RuleSet, options: readonly OptionInfo[], outline: Outline): RuleEdit | undefined {
    const rule = this.pick(outline.sections.flatMap(({ rules }) => flat(rules)));
    switch (this.random.below(10)) {
      case 0:
        return { kind: 'title', title: this.pick(['Ours', 'A: b', "It's #1", '“Quoted”', ' - '])! };
      case 1: {
        const variant = this.pick(ruleSet.variants);
        return variant && { kind: 'variant', name: variant.name, on: !variant.active };
      }
      case 2: {
        const option = this.pick(options);
        return option && { kind: 'reset', name: option.name };
      }
      case 3:
        return rule && { kind: 'change-rule', path: rule.path };
      case 4:
        return rule && { kind: 'switch-off', path: rule.path };
      case 5: {
        const path = this.pick(Object.keys(ruleSet.own?.patch ?? {}));
        return path === undefined ? undefined : { kind: 'reset-rule', path };
      }
      case 6: {
        const number = rule && this.pick(rule.numbers);
        if (!number) return undefined;
        const name = `made${this.random.below(1000)}`;
        return { kind: 'make-option', path: rule.path, number, option: { name, label: `Made: ${name}` } };
      }
      default: {
        const option = this.pick(options);
        return option && { kind: 'option', name: option.name, value: this.valueFor(option) };
      }
    }
  }

  private valueFor({ kind, value, min = -5, max = 20, choices = [] }: OptionInfo): OptionInfo['value'] {
    if (kind === 'integer') return min + this.random.below(max - min + 1);
    if (kind === 'boolean') return value !== true;
    if (kind === 'choice') return this.pick(choices)?.value ?? value;
    return kind === 'permutation' ? [...(value as readonly string[])].reverse() : value;
  }
}

/** Sections of the text that an edit may touch. */
const MAY_CHANGE: Partial<Record<RuleEdit['kind'], readonly string[]>> = {
  title: ['title'],
  variant: ['variants', 'extends', 'patch'],
  option: ['with'],
  reset: ['with'],
  'reset-all': ['with'],
  'change-rule': ['patch'],
  'reset-rule': ['patch'],
  'switch-off': ['patch', 'options', 'with'],
  'make-option': ['patch', 'options'],
};

const flat = (rules: readonly OutlineRule[]): OutlineRule[] => rules.flatMap((rule) => [rule, ...flat(rule.inner)]);

/** Sections of a text as they are written, by their keys; what stands before the first under the empty one. */
function sections(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let key = '';
  for (const line of text.split('\n')) {
    key = /^([\w-]+):/.exec(line)?.[1] ?? key;
    found.set(key, `${found.get(key) ?? ''}${line}\n`);
  }
  // Line breaks at the end of the text belong to no section.
  for (const [name, lines] of found) found.set(name, lines.trimEnd());
  return found;
}
