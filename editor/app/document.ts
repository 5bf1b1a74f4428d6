/**
 * The one document of the page: the text of the user's own rule set, and the one history of everything that can be undone.
 * Typing, switches and playing are steps of the same history, undone in the order in which they were made. Whoever shows
 * the text listens to `change`; nobody else holds a copy of it that counts.
 *
 *     const document = new RuleDocument();
 *     document.addEventListener('change', ({ splices, source }) => …);   // the text has changed, by these stretches
 *     document.edit([{ from, to, text }], { label: 'Typing', source: 'text', merge: 'typing' });
 *     document.undo();
 */
import { applySplices, inOrder, invertSplices, type Splice, spliceBetween } from './splice.ts';

/** Who changed the text. `load`: it was put there as a whole, by opening something. */
export type EditSource = 'text' | 'panel' | 'load';

export interface EditInfo {
  /** What undo calls it: “Typing”, “Countdown: 4”. */
  label: string;
  source: EditSource;
  /** Edits with the same key that follow each other within `PAUSE` are one step: typing, a drag. */
  merge?: string;
  /** Where the page shows what was changed, beside the text: the control of a panel. */
  place?: string;
}

/** Something else than an edit of the text that can be undone. */
export interface OtherStep {
  label: string;
  source: 'play';
  undo(): void;
  redo(): void;
  /** Whether it is undone now: there are other ways back than undo. */
  undone(): boolean;
}

interface TextStep extends EditInfo {
  /** One after the other; each in offsets of the text that the one before left. */
  changes: { splices: readonly Splice[]; inverse: readonly Splice[] }[];
  /** When it was last added to, in milliseconds. */
  at: number;
}

type Step = TextStep | OtherStep;

/** Edits that are further apart than this are steps of their own, in milliseconds. */
export const PAUSE = 800;
/** So many steps can be undone. */
const MOST = 2000;

export class ChangeEvent extends Event {
  readonly splices: readonly Splice[];
  readonly source: EditSource | 'undo' | 'redo';
  readonly version: number;

  constructor(splices: readonly Splice[], source: ChangeEvent['source'], version: number) {
    super('change');
    this.splices = splices;
    this.source = source;
    this.version = version;
  }
}

/** A step was undone or redone: whoever shows what it was about brings it into sight. */
export class UndoneEvent extends Event {
  readonly label: string;
  readonly source: EditSource | 'play';
  readonly place: string | undefined;
  readonly redone: boolean;
  /** Where the text differs now, in its offsets; absent if it was not about the text. */
  readonly range: { from: number; to: number } | undefined;

  constructor(
    step: Pick<EditInfo, 'label' | 'place'> & { source: EditSource | 'play' },
    redone: boolean,
    range?: UndoneEvent['range'],
  ) {
    super('undone');
    this.label = step.label;
    this.source = step.source;
    this.place = step.place;
    this.redone = redone;
    this.range = range;
  }
}

interface DocumentEvents {
  change: ChangeEvent;
  undone: UndoneEvent;
  /** What can be undone is another. */
  history: Event;
}

export class RuleDocument extends EventTarget {
  private current = '';
  private count = 0;
  private steps = 0;
  private done: Step[] = [];
  private gone: Step[] = [];
  /** The next edit is a step of its own. */
  private closed = true;
  /** What can be undone beyond what was done here: plies of a game that was kept. */
  older: (() => OtherStep | undefined) | undefined;
  /** What can be done again beyond what was undone here. */
  newer: (() => OtherStep | undefined) | undefined;
  private readonly now: () => number;

  constructor(now: () => number = () => performance.now()) {
    super();
    this.now = now;
  }

  override addEventListener<K extends keyof DocumentEvents>(
    type: K,
    listener: (event: DocumentEvents[K]) => void,
    options?: AddEventListenerOptions | boolean,
  ): void {
    super.addEventListener(type, listener as EventListener, options);
  }

  override removeEventListener<K extends keyof DocumentEvents>(
    type: K,
    listener: (event: DocumentEvents[K]) => void,
    options?: EventListenerOptions | boolean,
  ): void {
    super.removeEventListener(type, listener as EventListener, options);
  }

  get text(): string {
    return this.current;
  }

  /** Counts the changes of the text. */
  get version(): number {
    return this.count;
  }

  /** Counts the steps: edits of one step are one change to those who read. */
  get step(): number {
    return this.steps;
  }

  // ------------------------------------------------------------------------------------------------------------ changing

  /**
   * Changes the text.
   * @param splices all in offsets of the text as it is; they must not overlap
   * @throws RangeError if a stretch overlaps another or lies outside of the text: the text is as it was then
   */
  edit(splices: readonly Splice[], info: EditInfo): void {
    const real = inOrder(splices, this.current.length).filter(
      ({ from, to, text }) => this.current.slice(from, to) !== text,
    );
    if (real.length === 0) return;
    const change = { splices: real, inverse: invertSplices(this.current, real) };
    const now = this.now();
    const last = this.done.at(-1);
    const joins =
      !this.closed &&
      info.merge !== undefined &&
      last !== undefined &&
      'changes' in last &&
      last.merge === info.merge &&
      now - last.at <= PAUSE;
    if (joins) {
      last.changes.push(change);
      last.at = now;
      last.label = info.label;
    } else this.push({ ...info, changes: [change], at: now });
    this.gone = [];
    this.closed = false;
    this.apply(real, info.source);
    this.dispatchEvent(new Event('history'));
  }

  /** Makes the text another one by the smallest stretch that does it. */
  replace(text: string, info: EditInfo): void {
    this.edit(spliceBetween(this.current, text), info);
  }

  /** Another text altogether: nothing of what was before can be undone. */
  load(text: string): void {
    const splices = spliceBetween(this.current, text);
    this.done = [];
    this.gone = [];
    this.closed = true;
    if (splices.length > 0) this.apply(splices, 'load');
    this.dispatchEvent(new Event('history'));
  }

  /** What was typed up to now is a step, what comes is another. */
  closeStep(): void {
    this.closed = true;
  }

  /** Something else was done that can be undone. */
  did(step: OtherStep): void {
    this.settle();
    this.push(step);
    this.gone = [];
    this.closed = true;
    this.dispatchEvent(new Event('history'));
  }

  /** What was played can no longer be undone: the game is another one. */
  forgetPlay(): void {
    const isText = (step: Step): boolean => 'changes' in step;
    this.done = this.done.filter(isText);
    this.gone = this.gone.filter(isText);
    this.dispatchEvent(new Event('history'));
  }

  private push(step: Step): void {
    this.steps++;
    this.done.push(step);
    if (this.done.length > MOST) this.done.shift();
  }

  private apply(splices: readonly Splice[], source: ChangeEvent['source']): void {
    this.current = applySplices(this.current, splices);
    this.count++;
    this.dispatchEvent(new ChangeEvent(splices, source, this.count));
  }

  // ------------------------------------------------------------------------------------------------------------- history

  get undoLabel(): string | undefined {
    this.settle();
    return (this.done.at(-1) ?? this.older?.())?.label;
  }

  get redoLabel(): string | undefined {
    this.settle();
    return (this.gone.at(-1) ?? this.newer?.())?.label;
  }

  get canUndo(): boolean {
    return this.undoLabel !== undefined;
  }

  get canRedo(): boolean {
    return this.redoLabel !== undefined;
  }

  /** Undoes the last step. False if there is none. */
  undo(): boolean {
    this.settle();
    const step = this.done.pop() ?? this.older?.();
    if (!step) return false;
    this.gone.push(step);
    this.closed = true;
    let range: UndoneEvent['range'];
    if ('changes' in step) {
      for (const { inverse } of step.changes.toReversed()) {
        this.apply(inverse, 'undo');
        range = widened(range, inverse);
      }
    } else step.undo();
    this.dispatchEvent(new UndoneEvent(step, false, range));
    this.dispatchEvent(new Event('history'));
    return true;
  }

  /** Does again what was undone last. False if there is nothing. */
  redo(): boolean {
    this.settle();
    const step = this.gone.pop() ?? this.newer?.();
    if (!step) return false;
    this.done.push(step);
    this.closed = true;
    let range: UndoneEvent['range'];
    if ('changes' in step) {
      for (const { splices } of step.changes) {
        this.apply(splices, 'redo');
        range = widened(range, splices);
      }
    } else step.redo();
    this.dispatchEvent(new UndoneEvent(step, true, range));
    this.dispatchEvent(new Event('history'));
    return true;
  }

  /** The timeline goes back and forth over what was played: such steps count as undone, or as done again. */
  private settle(): void {
    for (let last = this.done.at(-1); last && !('changes' in last) && last.undone(); last = this.done.at(-1)) {
      this.gone.push(this.done.pop()!);
    }
    for (let next = this.gone.at(-1); next && !('changes' in next) && !next.undone(); next = this.gone.at(-1)) {
      this.done.push(this.gone.pop()!);
    }
  }
}

/** The stretch of the text that all changes up to now have touched. @param splices in order, just applied */
function widened(range: UndoneEvent['range'], splices: readonly Splice[]): { from: number; to: number } {
  let { from, to } = range ?? { from: Number.POSITIVE_INFINITY, to: 0 };
  let shift = 0;
  for (const splice of splices) {
    const grown = splice.text.length - (splice.to - splice.from);
    // What lay behind a change has moved.
    const [start, end] = [splice.from + shift, splice.to + shift];
    if (range && from >= end) from += grown;
    if (range && to >= end) to += grown;
    else if (to > start) to = start + splice.text.length;
    from = Math.min(from, start);
    to = Math.max(to, start + splice.text.length);
    shift += grown;
  }
  return { from, to };
}

/** The document of this page. */
export const ruleDocument = new RuleDocument();
