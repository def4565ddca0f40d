const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const vowels = 'aeiouy';
/** Letters confused because they sound alike. */
const alike = new Set('cs sc ck kc sz zs fv vf gj jg td dt mn nm kq qk cq qc xc wv vw'.split(' '));
/** Vowels that sound or look least alike. */
const unlike = new Set('au ua ai ia iu ui oi io eu ue yu uy ay ya oy yo'.split(' '));
/** Letters that are silent in many words. */
const silent = 'ehguw';
/** Letters that are silent next to certain others: "doubt", "know", "science", "could", "comb". */
const silentBefore: Readonly<Record<string, string>> = {
  b: 't',
  k: 'n',
  c: 'kq',
  l: 'dkfm',
  t: 'c',
  d: 'gj',
  r: 'bcdfgklmnpstvhz',
  p: 'st',
};
const silentAfter: Readonly<Record<string, string>> = { b: 'm', c: 'sx', n: 'm' };
const isSilent = (word: string, index: number): boolean => {
  const letter = word.charAt(index);
  const isAmong = (letters: string | undefined, other: string): boolean =>
    other !== '' && letters?.includes(other) === true;
  return (
    silent.includes(letter) ||
    isAmong(silentBefore[letter], word.charAt(index + 1)) ||
    isAmong(silentAfter[letter], word.charAt(index - 1))
  );
};

const cost = {
  swapped: 0.6,
  /** "ie" for "ei" and vice versa. */
  vowelsSwapped: 0.4,
  doubled: 0.5,
  vowelForVowel: 0.68,
  /** Vowels that are not confused by ear: "contruction" lacks a letter and is not "contraction". */
  otherVowel: 0.85,
  soundsAlike: 0.62,
  besideOnKeyboard: 0.95,
  otherLetter: 1.4,
  vowelMissing: 0.55,
  silentMissing: 0.6,
  /** One of several consonants in a row. */
  inClusterMissing: 0.62,
  letterMissing: 0.88,
  letterTooMany: 1,
  vowelTooMany: 0.7,
  /** "whas", "whe", "ther": an h that other words have after w, t, c, r or g. */
  silentTooMany: 0.6,
  apostrophe: 0.2,
  firstLetter: 0.52,
  /** All letters of a short word in another order: "tath" for "that". */
  shuffled: 0.75,
} as const;

/**
 * How far a slip of pen or hand leads from `word` to `written`, ignoring case: a weighted Damerau–Levenshtein distance
 * in which a doubled letter, a wrong vowel and swapped letters cost less than other slips. Infinite if it exceeds
 * `limit`.
 */
export function slipDistance(written: string, word: string, limit = Infinity): number {
  return distanceBetween(written.toLowerCase(), word.toLowerCase(), limit);
}

function distanceBetween(written: string, word: string, limit: number): number {
  const { lacks } = scratch;
  let { before, last, row } = scratch;
  if (row.length <= word.length) {
    return withScratchFor(word.length, () => distanceBetween(written, word, limit));
  }
  last[0] = 0;
  for (let j = 1; j <= word.length; j++) {
    lacks[j] = missing(word, j - 1);
    last[j] = at(last, j - 1) + at(lacks, j);
  }
  let nearestBefore = 0;
  for (let i = 1; i <= written.length; i++) {
    const extra = tooMany(written, i - 1);
    const left = written.charCodeAt(i - 1);
    row[0] = at(last, 0) + extra;
    let nearest = at(row, 0);
    for (let j = 1; j <= word.length; j++) {
      const right = word.charCodeAt(j - 1);
      let best = Math.min(
        at(last, j - 1) + instead(left, right),
        at(last, j) + extra,
        at(row, j - 1) + at(lacks, j),
      );
      if (
        i > 1 &&
        j > 1 &&
        left !== right &&
        left === word.charCodeAt(j - 2) &&
        right === written.charCodeAt(i - 2)
      ) {
        best = Math.min(best, at(before, j - 2) + swapped(left, right));
      }
      row[j] = best;
      nearest = Math.min(nearest, best);
    }
    if (nearest > limit && nearestBefore > limit) return Infinity;
    nearestBefore = nearest;
    [before, last, row] = [last, row, before];
  }
  const edits = at(last, word.length);
  const distance = edits > cost.shuffled && isShuffled(written, word) ? cost.shuffled : edits;
  return distance + (written.charAt(0) === word.charAt(0) ? 0 : cost.firstLetter);
}

function isShuffled(written: string, word: string): boolean {
  if (written.length !== word.length || word.length > 6 || written.charAt(0) !== word.charAt(0)) return false;
  return written.split('').toSorted().join('') === word.split('').toSorted().join('');
}

const at = (numbers: Float64Array, index: number): number => numbers[index] ?? 0;

/** The rows of the distance table, reused because each word is compared with many thousands. */
const rowsFor = (length: number) => ({
  before: new Float64Array(length + 1),
  last: new Float64Array(length + 1),
  row: new Float64Array(length + 1),
  lacks: new Float64Array(length + 1),
});
let scratch = rowsFor(40);

/** Temporarily allocates larger rows for a word longer than all before. */
function withScratchFor(length: number, compute: () => number): number {
  const usual = scratch;
  scratch = rowsFor(length);
  try {
    return compute();
  } finally {
    scratch = usual;
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const firstLetter = letters.charCodeAt(0);

const byPair = (costOf: (left: string, right: string) => number): Float64Array =>
  Float64Array.from(
    Array.from(letters, (left) => Array.from(letters, (right) => costOf(left, right))).flat(),
  );

const costsInstead = byPair((left, right) => {
  if (left === right) return 0;
  if (vowels.includes(left) && vowels.includes(right)) {
    return unlike.has(left + right) ? cost.otherVowel : cost.vowelForVowel;
  }
  if (alike.has(left + right)) return cost.soundsAlike;
  return areNeighbours(left, right) ? cost.besideOnKeyboard : cost.otherLetter;
});

const costsSwapped = byPair((left, right) =>
  vowels.includes(left) && vowels.includes(right) ? cost.vowelsSwapped : cost.swapped,
);

const isLetter = (code: number): boolean => code >= firstLetter && code < firstLetter + letters.length;

const ofPair = (costs: Float64Array, left: number, right: number): number | undefined =>
  isLetter(left) && isLetter(right)
    ? costs[(left - firstLetter) * letters.length + right - firstLetter]
    : undefined;

const instead = (left: number, right: number): number =>
  left === right ? 0 : (ofPair(costsInstead, left, right) ?? cost.otherLetter);

const swapped = (left: number, right: number): number => ofPair(costsSwapped, left, right) ?? cost.swapped;

const isDouble = (text: string, index: number): boolean => {
  const letter = text.charCodeAt(index);
  return letter === text.charCodeAt(index - 1) || letter === text.charCodeAt(index + 1);
};

function missing(word: string, index: number): number {
  const letter = word.charAt(index);
  if (letter === "'") return cost.apostrophe;
  if (isDouble(word, index)) return cost.doubled;
  if (isSilent(word, index)) return cost.silentMissing;
  if (vowels.includes(letter)) return cost.vowelMissing;
  return isInCluster(word, index) ? cost.inClusterMissing : cost.letterMissing;
}

const isConsonant = (letter: string): boolean => letter !== '' && !vowels.includes(letter);

const isInCluster = (word: string, index: number): boolean =>
  index > 0 && (isConsonant(word.charAt(index - 1)) || isConsonant(word.charAt(index + 1)));

function tooMany(written: string, index: number): number {
  if (isDouble(written, index)) return cost.doubled;
  const letter = written.charAt(index);
  if (letter === 'h' && index > 0 && 'wtcrg'.includes(written.charAt(index - 1))) return cost.silentTooMany;
  return vowels.includes(letter) ? cost.vowelTooMany : cost.letterTooMany;
}

function areNeighbours(left: string, right: string): boolean {
  return rows.some((row, index) => {
    const place = row.indexOf(left);
    if (place < 0) return false;
    const near = (other: string | undefined, from: number, to: number): boolean =>
      other?.slice(Math.max(0, from), to).includes(right) === true;
    return (
      near(row, place - 1, place + 2) ||
      near(rows[index - 1], place, place + 2) ||
      near(rows[index + 1], place - 1, place + 1)
    );
  });
}
