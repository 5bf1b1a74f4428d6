/**
 * Sold!Beta, for the hand-written model: what the options are, and what the rulebook says of them. Written from the
 * rulebook and the rulings, not from the YAML, so that the two can be compared.
 */

export interface Options {
  moneyLow: number;
  moneyHigh: number;
  setAside: number;
  openingBid: number;
  equalBids: boolean;
  halfBid: 'down' | 'up';
  unopenedPrice: number;
  aceCheck: number;
  leftoverMoney: 'cards' | 'worth';
  startPlayer: number;
}

export type Variant = 'printed' | 'published';

export const PLAYERS = [3, 4, 5, 6];

export function printed(players: number, variant: Variant = 'printed'): Options {
  const rulebook: Options = {
    moneyLow: 1,
    moneyHigh: 8,
    setAside: players === 5 ? 1 : 2,
    openingBid: 1,
    equalBids: false,
    halfBid: 'down',
    unopenedPrice: 0,
    aceCheck: 1,
    leftoverMoney: 'cards',
    startPlayer: 0,
  };
  if (variant === 'printed') return rulebook;
  return {
    ...rulebook,
    setAside: { 3: 6, 4: 2, 5: 0, 6: 0 }[players]!,
    halfBid: 'up',
    aceCheck: 0,
    leftoverMoney: 'worth',
  };
}
