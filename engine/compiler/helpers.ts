/** Functions of the generated program that take statements: they stand beside the blocks and are shared. */

import { freeLocals } from '../model/locals.ts';
import type { Local, Typed, TypedSet } from '../model/types.ts';
import { bind, type Context, jsName } from './context.ts';
import { Bindings, Lines, type Module } from './emitter.ts';

/**
 * Puts something that needs statements into a function of its own. The locals that it uses become its parameters;
 * those that live in the state are read there.
 * @param given locals that become parameters with these arguments
 * @param boundWithin locals that the body binds itself
 * @param key what alone says what the body is, together with `base`: then it is printed once and called from everywhere
 */
export function helper(
  base: string,
  trees: (Typed | TypedSet)[],
  context: Context,
  body: (inner: Context, lines: Lines) => void,
  given: [Local, string][] = [],
  boundWithin: readonly Local[] = [],
  key?: object,
): string {
  const own = new Set([...given.map(([local]) => local), ...boundWithin]);
  const captured = freeLocals(...trees).filter(
    (local) => !own.has(local) && (context.bindings.has(local) || !local.framed),
  );
  let inner: Context = { ...context, bindings: Bindings.NONE, before: undefined, sorted: undefined };
  const params = ['s'];
  const args = ['s'];
  // How the body sees what it uses: two ways of binding are two functions.
  let way = base;
  for (const local of captured) {
    const bound = context.bindings.get(local);
    if (bound && typeof bound !== 'string' && bound.at === 'words') {
      inner = bind(inner, local, bound);
      way += ` ${local.id}:${bound.array}:${bound.base}`;
      continue;
    }
    const name = `${local.name.replace(/\W/g, '_')}${params.length}`;
    params.push(name);
    way += ` ${local.id}`;
    args.push(bound ? (typeof bound === 'string' ? bound : bound.name) : jsName(local));
    inner = bind(inner, local, local.type.t === 'set' ? { at: 'mask', name } : name);
  }
  for (const [local, value] of given) {
    const name = `${local.name.replace(/\W/g, '_')}${params.length}`;
    params.push(name);
    args.push(value);
    inner = bind(inner, local, name);
  }
  const print = (): string => {
    const lines = new Lines();
    body(inner, lines);
    return context.module.fn(base, params, lines.text);
  };
  const name = key ? context.module.printed(key, way, print) : print();
  return `${name}(${args.join(', ')})`;
}

export const bitCount = (module: Module): string =>
  module.fn(
    'bit_count',
    ['m'],
    '  m -= m >>> 1 & 0x55555555;\n  m = (m & 0x33333333) + (m >>> 2 & 0x33333333);\n  return Math.imul(m + (m >>> 4) & 0x0f0f0f0f, 0x01010101) >>> 24;',
  );

/**
 * The number of the k-th bit that is set (k from 0, and there are more than k). Without branches, because nobody can
 * foresee a random k: how many bits there are up to each byte says in which byte it is, and a table where in that.
 */
export function nthBit(module: Module): string {
  const table = module.constant(
    'nth_in_byte',
    'Uint8Array.from({ length: 2048 }, (_, i) => { let m = i & 255; for (let k = i >> 8; k > 0; k--) m &= m - 1; return 31 - Math.clz32(m & -m); })',
  );
  return module.fn(
    'nth_bit',
    ['m', 'k'],
    `  let b = m - (m >>> 1 & 0x55555555);
  b = (b & 0x33333333) + (b >>> 2 & 0x33333333);
  const upTo = Math.imul(b + (b >>> 4) & 0x0f0f0f0f, 0x01010101);
  const past = ((Math.imul(k, 0x01010101) | 0x80808080) - upTo | 0) >>> 7 & 0x01010101;
  const shift = Math.imul(past, 0x01010101) >>> 24 << 3;
  return shift + ${table}[m >>> shift & 255 | k - ((upTo << 8) >>> shift & 255) << 8];`,
  );
}
