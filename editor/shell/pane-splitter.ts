/** The edge of a pane, which can be moved: by dragging it, or with the arrow keys. */
import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { StoreElement } from '../app/element.ts';
import { fittedWidths, PANES, type Pane, setWidth } from '../app/panes.ts';
import { store } from '../app/store.ts';
import './pane-splitter.css';

/** How far a key moves it, in pixels. */
const STEP = 16;

@customElement('pane-splitter')
export class PaneSplitter extends StoreElement {
  @property() pane: Pane = 'rules';

  /** Which way the pane grows: to the right, if it stands left of the table. */
  private get way(): 1 | -1 {
    return this.pane === 'side' ? -1 : 1;
  }

  override render(): TemplateResult {
    const { least, most, label } = PANES[this.pane];
    const width = fittedWidths(store.state).widths[this.pane];
    return html`<div
      class="splitter"
      role="separator"
      tabindex="0"
      aria-orientation="vertical"
      aria-label="Width of ${label}"
      aria-valuenow=${width}
      aria-valuemin=${least}
      aria-valuemax=${most}
      title="Drag to make it wider or narrower; double-click for the usual width"
      @pointerdown=${this.grasp}
      @keydown=${this.pressed}
      @dblclick=${() => setWidth(this.pane, PANES[this.pane].usual)}
    ></div>`;
  }

  private grasp = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    const handle = event.currentTarget as HTMLElement;
    const [start, width] = [event.clientX, fittedWidths(store.state).widths[this.pane]];
    handle.setPointerCapture(event.pointerId);
    const move = ({ clientX }: PointerEvent): void => setWidth(this.pane, width + this.way * (clientX - start));
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), {
      once: true,
    });
  };

  private pressed = (event: KeyboardEvent): void => {
    const { least, most } = PANES[this.pane];
    const now = fittedWidths(store.state).widths[this.pane];
    const wanted: Record<string, number> = {
      ArrowLeft: now - this.way * STEP,
      ArrowRight: now + this.way * STEP,
      Home: least,
      End: most,
    };
    if (!(event.key in wanted)) return;
    event.preventDefault();
    setWidth(this.pane, wanted[event.key]);
  };
}
