import { platform } from '#platform';

/** Stand before the first word of a sentence and after its last. */
export const sentenceStart = '<s>';
export const sentenceEnd = '</s>';

export type WordModel = {
  /** The number of a word in lower case, `unknown` if the model has not seen it. */
  id(word: string): number;
  /** The decimal logarithm of the probability of `word` after `first` and `second`. */
  score(first: number, second: number, word: number): number;
  /** Whether the model has seen `word` directly after `before`. */
  follows(before: number, word: number): boolean;
};

export const unknown = -1;
/** An unknown word costs the same everywhere, so that it decides nothing. */
const unknownScore = -7;
const steps = { probability: -32, backoff: -64 };

let loaded: WordModel | undefined;

/**
 * How English words follow each other: pairs and triples of CMU's generic model of US English (PocketSphinx 5),
 * packed by scripts/pack-word-model.mjs. Loaded when it is first needed (about 200 ms, 30 MB). Probabilities back off
 * from triples to pairs to words (S. Katz, 1987).
 */
export const wordModel = (): WordModel => (loaded ??= load());

/** A function of its own: otherwise the closures of the model would keep the unpacked file in memory. */
function read() {
  const bytes = platform.readData('@octavo/language/data/english.words.br');
  const [wordCount = 0, pairCount = 0, tripleCount = 0, listLength = 0] = new Uint32Array(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + 16),
  );
  let place = 16;
  const take = (length: number): ArrayBuffer => {
    const part = new ArrayBuffer(length);
    new Uint8Array(part).set(bytes.subarray(place, place + length));
    place += length;
    return part;
  };
  const list = new TextDecoder().decode(take(listLength)).split('\n');
  return {
    ids: new Map(list.map((word, id) => [word, id])),
    // In the order of the file.
    wordProbability: new Uint8Array(take(wordCount)),
    wordBackoff: new Uint8Array(take(wordCount)),
    pairsOf: starts(new Uint16Array(take(wordCount * 2))),
    pairWord: new Uint16Array(take(pairCount * 2)),
    pairProbability: new Uint8Array(take(pairCount)),
    pairBackoff: new Uint8Array(take(pairCount)),
    triplesOf: starts(new Uint16Array(take(pairCount * 2))),
    tripleWord: new Uint16Array(take(tripleCount * 2)),
    tripleProbability: new Uint8Array(take(tripleCount)),
  };
}

function load(): WordModel {
  const { ids, wordProbability, wordBackoff, pairsOf, pairWord, ...rest } = read();
  const { pairProbability, pairBackoff, triplesOf, tripleWord, tripleProbability } = rest;

  const pairAt = (before: number, word: number): number =>
    before === unknown ? -1 : search(pairWord, pairsOf, word, before);

  return {
    id: (word) => ids.get(word) ?? unknown,
    follows: (before, word) => word !== unknown && pairAt(before, word) >= 0,
    score(first, second, word) {
      if (word === unknown) return unknownScore;
      const pair = pairAt(second, word);
      if (pair >= 0 && first !== unknown) {
        const triple = search(tripleWord, triplesOf, pair, first);
        if (triple >= 0) return (tripleProbability[triple] ?? 0) / steps.probability;
      }
      const context = second === unknown ? -1 : pairAt(first, second);
      const behindPair = context < 0 ? 0 : (pairBackoff[context] ?? 0) / steps.backoff;
      if (pair >= 0) return behindPair + (pairProbability[pair] ?? 0) / steps.probability;
      const behindWord = second === unknown ? 0 : (wordBackoff[second] ?? 0) / steps.backoff;
      return behindPair + behindWord + (wordProbability[word] ?? 0) / steps.probability;
    },
  };
}

/** Turns how many entries each has into where they begin. */
function starts(counts: Uint16Array): Uint32Array {
  const first = new Uint32Array(counts.length + 1);
  for (const [index, count] of counts.entries()) first[index + 1] = (first[index] ?? 0) + count;
  return first;
}

/** The index of `wanted` among the sorted entries of `owner`, -1 if absent. */
function search(entries: Uint16Array, first: Uint32Array, owner: number, wanted: number): number {
  let low = first[owner] ?? 0;
  let high = first[owner + 1] ?? 0;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = entries[middle] ?? 0;
    if (entry === wanted) return middle;
    if (entry < wanted) low = middle + 1;
    else high = middle;
  }
  return -1;
}
