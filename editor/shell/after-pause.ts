/**
 * Something that is said only once it has stood for a while: in the middle of typing the table does not make room for what
 * the next letter mends.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How long, in ms. */
const PAUSE = 800;

export class AfterPause implements ReactiveController {
  /** Whether it has stood for long enough; from then on whatever comes in its place is said at once. */
  said = false;
  private readonly host: ReactiveControllerHost;
  private readonly what: () => unknown;
  private waiting: { for: unknown; timer: ReturnType<typeof setTimeout> } | undefined;

  /** @param what there is to be said; nothing if `undefined` */
  constructor(host: ReactiveControllerHost, what: () => unknown) {
    this.host = host;
    this.what = what;
    host.addController(this);
  }

  hostUpdated(): void {
    const what = this.what();
    if (this.waiting?.for === what) return;
    clearTimeout(this.waiting?.timer);
    this.waiting = undefined;
    if (what === undefined) this.said = false;
    else this.waiting = { for: what, timer: setTimeout(() => this.say(), PAUSE) };
  }

  hostDisconnected(): void {
    clearTimeout(this.waiting?.timer);
    this.waiting = undefined;
  }

  private say(): void {
    if (this.said) return;
    this.said = true;
    this.host.requestUpdate();
  }
}
