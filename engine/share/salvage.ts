/** As much of a JSON text as can be read: a text that is cut off or damaged somewhere still holds what came before. */

export interface Salvaged {
  /** Objects keep what was begun in them; lists keep whole items only. */
  value: unknown;
  /** Where the text stops being JSON; absent if it is whole. */
  damage?: { line: number; column: number };
}

const MAX_DEPTH = 100;

export function salvageJson(text: string): Salvaged {
  try {
    return { value: JSON.parse(text) };
  } catch {
    const reader = new Reader(text);
    const value = reader.value(0);
    const before = text.slice(0, reader.at).split('\n');
    return { value, damage: { line: before.length, column: before[before.length - 1].length + 1 } };
  }
}

class Reader {
  at = 0;
  /** Nothing is read any more. */
  private broken = false;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  value(depth: number): unknown {
    this.space();
    const first = this.text[this.at];
    if (depth > MAX_DEPTH) return this.stop();
    if (first === '{') return this.object(depth);
    if (first === '[') return this.list(depth);
    if (first === '"') return this.string();
    const word = /[-+.\w]+/y;
    word.lastIndex = this.at;
    const found = word.exec(this.text)?.[0] ?? '';
    // At the very end a number may go on.
    if (this.at + found.length === this.text.length) return this.stop();
    try {
      const value: unknown = JSON.parse(found);
      this.at += found.length;
      return value;
    } catch {
      return this.stop();
    }
  }

  private object(depth: number): unknown {
    const object: Record<string, unknown> = {};
    this.at++;
    for (let first = true; !this.closed('}', first); first = false) {
      if (this.broken) return object;
      const key = this.string();
      this.space();
      if (this.broken || this.text[this.at] !== ':') {
        this.stop();
        return object;
      }
      this.at++;
      const value = this.value(depth + 1);
      const kept = !this.broken || (typeof value === 'object' && value !== null);
      if (kept)
        Object.defineProperty(object, key as string, { value, enumerable: true, writable: true, configurable: true });
      if (this.broken) return object;
    }
    return object;
  }

  private list(depth: number): unknown {
    const list: unknown[] = [];
    this.at++;
    for (let first = true; !this.closed(']', first); first = false) {
      if (this.broken) return list;
      const value = this.value(depth + 1);
      if (this.broken) return list;
      list.push(value);
    }
    return list;
  }

  /** Goes past the end of a container, or to its next entry. */
  private closed(bracket: string, first: boolean): boolean {
    this.space();
    if (this.text[this.at] === bracket) {
      this.at++;
      return true;
    }
    if (!first) {
      if (this.text[this.at] === ',') this.at++;
      else this.stop();
      this.space();
    }
    return false;
  }

  private string(): unknown {
    if (this.text[this.at] !== '"') return this.stop();
    let end = this.at + 1;
    while (end < this.text.length && this.text[end] !== '"') end += this.text[end] === '\\' ? 2 : 1;
    try {
      const value: unknown = JSON.parse(this.text.slice(this.at, end + 1));
      this.at = end + 1;
      return value;
    } catch {
      return this.stop();
    }
  }

  private space(): void {
    while (/[ \t\r\n]/.test(this.text[this.at] ?? '')) this.at++;
  }

  private stop(): undefined {
    this.broken = true;
    return undefined;
  }
}
