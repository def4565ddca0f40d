import { gramLength } from './fingerprints.ts';

/** Consecutive words that are the same, and their offset in the other text. */
export interface Run {
  readonly from: number;
  readonly to: number;
  readonly shift: number;
}

/** Runs in the same order in both texts, close to each other. */
export interface Chain {
  readonly runs: readonly Run[];
}

/** Most words between two runs of a chain, and most extra words in one of the texts. */
const mostBetween = 8;
const mostMore = 3;
/** Only the first occurrences of a repetition are compared; more would cost time without adding information. */
const mostPlaces = 16;

interface Open {
  readonly runs: Run[];
  last: Run;
}

/** Finds what two texts have in common, by the hashes of consecutive words. */
export function chainsOf(mine: Uint32Array, other: Uint32Array): Chain[] {
  const places = placesOf(other);
  const chains: Open[] = [];
  let open: Open[] = [];
  for (const [at, hash] of mine.entries()) {
    open = open.filter(({ last }) => at - last.to <= mostBetween);
    for (const place of places.get(hash) ?? []) {
      const run = { from: at, to: at + gramLength, shift: place - at };
      const chain = nearest(open, run);
      if (chain === undefined) {
        const begun = { runs: [run], last: run };
        chains.push(begun);
        open.push(begun);
      } else grow(chain, run);
    }
  }
  return chains;
}

function placesOf(hashes: Uint32Array): ReadonlyMap<number, readonly number[]> {
  const places = new Map<number, number[]>();
  for (const [at, hash] of hashes.entries()) {
    const known = places.get(hash);
    if (known === undefined) places.set(hash, [at]);
    else if (known.length < mostPlaces) known.push(at);
  }
  return places;
}

/** The chain that a run continues, the one with the smallest shift from it. */
function nearest(chains: readonly Open[], { from, shift }: Run): Open | undefined {
  let best: Open | undefined;
  let least = mostMore + 1;
  for (const chain of chains) {
    const { last } = chain;
    const more = Math.abs(shift - last.shift);
    const isBehind = from + shift > last.to + last.shift - gramLength;
    if (more < least && isBehind && from > last.to - gramLength) {
      best = chain;
      least = more;
    }
  }
  return best;
}

/** Overlapping runs with the same shift are merged. */
function grow(chain: Open, run: Run): void {
  const { last } = chain;
  const isOne = run.shift === last.shift && run.from <= last.to;
  const grown = isOne ? { ...last, to: run.to } : { ...run, from: Math.max(run.from, last.to) };
  if (isOne) chain.runs.splice(-1, 1, grown);
  else chain.runs.push(grown);
  chain.last = grown;
}
