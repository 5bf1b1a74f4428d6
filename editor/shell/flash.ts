/** Points at something for a moment. */
import './flash.css';

/** As long as in the style sheet, in milliseconds. */
const LASTS = 1600;

const ends = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Brings an element into sight, opens what it is folded into, and lets it light up. */
export function flashElement(element: HTMLElement, { scroll = true } = {}): void {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    fold.open = true;
  }
  if (scroll) element.scrollIntoView({ block: 'nearest' });
  // Classes belong to those who draw it. Taken off first: the animation starts anew.
  element.removeAttribute('data-flash');
  void element.offsetWidth;
  element.setAttribute('data-flash', '');
  // By the clock: where nothing may move there is no animation that ends.
  clearTimeout(ends.get(element));
  ends.set(
    element,
    setTimeout(() => element.removeAttribute('data-flash'), LASTS),
  );
}
