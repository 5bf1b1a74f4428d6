/** A field whose value is drawn from the state, and in which somebody may be typing. */
import { noChange } from 'lit';
import { Directive, directive, type ElementPart, type PropertyPart } from 'lit/directive.js';

class Typed extends Directive {
  private field: HTMLInputElement | undefined;
  /** Something was typed and is not handed in yet. */
  private typing = false;

  render(value: string): unknown {
    return value;
  }

  override update(part: PropertyPart | ElementPart, [value]: [string]): unknown {
    const field = part.element as HTMLInputElement;
    if (this.field !== field) {
      this.field = field;
      field.addEventListener('input', () => {
        this.typing = true;
      });
      for (const end of ['change', 'blur'])
        field.addEventListener(end, () => {
          this.typing = false;
        });
    }
    if (!this.typing && field.value !== value) field.value = value;
    return noChange;
  }
}

/**
 * For `.value=` of an input: like Lit's `live`, but what is being typed, or dragged, is not written over when the page is
 * drawn anew for another reason.
 */
export const typed = directive(Typed);
