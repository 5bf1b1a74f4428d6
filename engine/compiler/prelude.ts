/** The few routines that every program shares, with the offsets of its layout written in. */
import type { Layout } from './layout.ts';
import { HEADER } from './layout.ts';

/** Steps between two decisions after which a rule is taken to loop for ever. */
export const STEP_BUDGET = 20_000;

/** Whoever follows a move is told what is rolled. While games are only played out nobody does. */
const TELLING = `
let rolled = null;
function told(roll, value) { if (rolled !== null) rolled.push(roll, value); return value; }
function follow(list) { rolled = list; }
`;

/** @param rolls whether anything is rolled */
export function prelude(layout: Layout, rolls: boolean): string {
  return `
// What a block answers when the game stops: at a decision, at the end, or at a fault.
const STOP = -1;

// An effect that cannot be made: the rule is noted, and whoever made the move restores the state before it.
function fault(s, rule) { s[${HEADER.fault}] = rule + 1; return STOP; }

// A number from 0 to bound - 1 that depends on the seed, the rule, how often it has drawn, and the draw's place in it.
function draw(s, rule, counter, place, bound) {
  let h = Math.imul(s[${HEADER.seedLow}] ^ rule, 0x85ebca6b) ^ Math.imul(s[${HEADER.seedHigh}] + counter, 0xc2b2ae35) ^ Math.imul(place + 1, 0x27d4eb2f);
  h = Math.imul(h ^ h >>> 16, 0x7feb352d);
  h ^= Math.imul(s[${HEADER.seedHigh}] ^ rule, 0x9e3779b1) + counter;
  h = Math.imul(h ^ h >>> 15, 0x846ca68b);
  h = Math.imul(h ^ h >>> 16, 0x7feb352d);
  h = (h ^ h >>> 15) >>> 0;
  return Math.floor(h / 4294967296 * bound);
}
${rolls ? TELLING : ''}${layout.linked ? linkedStacks(layout) : ''}`;
}

const linkedStacks = ({ next, place, seen, free }: Layout): string => `
// Ordered zones: linked from the top down.
function push(s, zone, item) { s[${next} + item] = s[zone]; s[zone] = item; s[zone + 1]++; }
function append(s, zone, item) {
  s[${next} + item] = -1;
  s[zone + 1]++;
  let at = s[zone];
  if (at < 0) { s[zone] = item; return; }
  while (s[${next} + at] >= 0) at = s[${next} + at];
  s[${next} + at] = item;
}
function unlink(s, zone, item) {
  let at = s[zone];
  if (at === item) s[zone] = s[${next} + item];
  else {
    while (at >= 0 && s[${next} + at] !== item) at = s[${next} + at];
    if (at < 0) return;
    s[${next} + at] = s[${next} + item];
  }
  s[zone + 1]--;
}
// The topmost item from first to end - 1 in an ordered zone, or -1.
function topmost(s, zone, first, end) {
  let at = s[zone];
  while (at >= 0 && (at < first || at >= end)) at = s[${next} + at];
  return at;
}
function takeFree(s, kind) { const item = s[${free} + kind]; s[${free} + kind] = s[${next} + item]; return item; }
function giveFree(s, kind, item) { s[${next} + item] = s[${free} + kind]; s[${free} + kind] = item; }

const shuffled = [];
function shuffle(s, zone, rule, counter, seenBy) {
  let count = 0;
  for (let at = s[zone]; at >= 0; at = s[${next} + at]) shuffled[count++] = at;
  for (let i = count - 1; i > 0; i--) {
    const j = draw(s, rule, counter, i, i + 1);
    const item = shuffled[i];
    shuffled[i] = shuffled[j];
    shuffled[j] = item;
  }
  let below = -1;
  for (let i = count - 1; i >= 0; i--) {
    const item = shuffled[i];
    s[${next} + item] = below;
    below = item;
    ${place === seen ? '' : `s[${seen} + item] = seenBy;`}
  }
  s[zone] = below;
}
`;
