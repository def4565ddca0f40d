import { createHash } from 'node:crypto';

interface Placed {
  readonly text: string;
  readonly category: string;
}

const seed = 'octavo evals';
const lot = (text: string): string => createHash('sha256').update(`${seed}\0${text}`).digest('hex');

/** Splits a set at random with a fixed seed, spreading every category evenly over both halves. */
export function splitInHalves<Item extends Placed>(
  items: readonly Item[],
): { open: Item[]; heldOut: Item[] } {
  const drawn = items
    .map((item) => ({ item, lot: lot(item.text) }))
    .toSorted((a, b) => compare(a.item.category, b.item.category) || compare(a.lot, b.lot))
    .map(({ item }) => item);
  return {
    open: drawn.filter((_, index) => index % 2 === 0),
    heldOut: drawn.filter((_, index) => index % 2 === 1),
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
