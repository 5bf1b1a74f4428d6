/** Numbers as people read them. */
import { kindOf } from './keys.ts';
import type { Unit } from './measures.ts';
import type { Estimate } from './statistics.ts';

/** Fixed digits; 0 is never −0. */
export function digits(value: number, places: number): string {
  if (!Number.isFinite(value)) return '–';
  const text = value.toFixed(places);
  return /^-0(\.0+)?$/.test(text) ? text.slice(1) : text.replace('-', '−');
}

/** Places behind the point: enough to see the interval. */
function placesOf(unit: Unit, { low, high }: Pick<Estimate, 'low' | 'high'>): number {
  if (unit === 'share') return high - low < 0.002 ? 2 : 1;
  const width = high - low;
  return width > 0 && width < 0.02 ? 3 : width < 0.3 ? 2 : 1;
}

export function valueText(unit: Unit, estimate: Estimate): string {
  const places = placesOf(unit, estimate);
  return unit === 'share' ? `${digits(estimate.value * 100, places)} %` : digits(estimate.value, places);
}

/** `5.6 to 6.5`, in the places of the value. */
export function intervalText(unit: Unit, estimate: Estimate): string {
  const { low, high } = estimate;
  if (!Number.isFinite(low) || !Number.isFinite(high)) return 'unknown';
  const places = placesOf(unit, estimate);
  const factor = unit === 'share' ? 100 : 1;
  return `${digits(low * factor, places)} to ${digits(high * factor, places)}`;
}

/** The size of a difference and its interval without their sign: `6.1` and `5.6 to 6.5`. */
export function sizeText(unit: Unit, { n, value, low, high }: Estimate): { size: string; interval: string } {
  const positive = { n, value: Math.abs(value), low: value < 0 ? -high : low, high: value < 0 ? -low : high };
  const size = valueText(unit, positive).replace(' %', '');
  return { size, interval: intervalText(unit, positive) };
}

/** Whether a key is one of a kind. */
export const isKind = (key: string, ...kinds: string[]): boolean => kinds.includes(kindOf(key));
