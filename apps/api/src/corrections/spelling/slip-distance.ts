const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const vowels = 'aeiouy';
/** Letters that are written for each other because they sound alike. */
const alike = new Set('cs sc ck kc sz zs fv vf gj jg td dt mn nm kq qk cq qc xc wv vw'.split(' '));
/** Letters that are not heard in many words. */
const silent = 'ehguw';

const cost = {
  swapped: 0.6,
  /** "ie" for "ei" and back. */
  vowelsSwapped: 0.4,
  doubled: 0.35,
  vowelForVowel: 0.55,
  soundsAlike: 0.7,
  besideOnKeyboard: 0.85,
  otherLetter: 1.15,
  vowelMissing: 0.7,
  silentMissing: 0.6,
  letterMissing: 1,
  letterTooMany: 1,
  vowelTooMany: 0.7,
  apostrophe: 0.2,
  firstLetter: 0.6,
} as const;

/**
 * How far a slip of pen or hand leads from `word` to `written`: a weighted Damerau-Levenshtein distance in which
 * a doubled letter, one vowel for another and letters in the wrong order cost less than other slips. Infinite
 * where it is more than `limit`.
 */
export function slipDistance(written: string, word: string, limit = Infinity): number {
  const [a, b] = [written.toLowerCase(), word.toLowerCase()];
  const lacks = Array.from(b, (_, at) => missing(b, at));
  let before: number[] = [];
  let last = [0];
  let nearestBefore = 0;
  for (const lack of lacks) last.push((last.at(-1) ?? 0) + lack);
  for (let i = 1; i <= a.length; i++) {
    const extra = tooMany(a, i - 1);
    const row = [(last[0] ?? 0) + extra];
    let nearest = row[0] ?? 0;
    for (let j = 1; j <= b.length; j++) {
      const left = a.charAt(i - 1);
      const right = b.charAt(j - 1);
      let best = Math.min(
        (last[j - 1] ?? 0) + instead(left, right),
        (last[j] ?? 0) + extra,
        (row[j - 1] ?? 0) + (lacks[j - 1] ?? 0),
      );
      if (i > 1 && j > 1 && left !== right && left === b.charAt(j - 2) && right === a.charAt(i - 2)) {
        const swap = vowels.includes(left) && vowels.includes(right) ? cost.vowelsSwapped : cost.swapped;
        best = Math.min(best, (before[j - 2] ?? 0) + swap);
      }
      row.push(best);
      nearest = Math.min(nearest, best);
    }
    if (nearest > limit && nearestBefore > limit) return Infinity;
    nearestBefore = nearest;
    [before, last] = [last, row];
  }
  return (last[b.length] ?? 0) + (a.charAt(0) === b.charAt(0) ? 0 : cost.firstLetter);
}

function instead(left: string, right: string): number {
  if (left === right) return 0;
  if (vowels.includes(left) && vowels.includes(right)) return cost.vowelForVowel;
  if (alike.has(left + right)) return cost.soundsAlike;
  return areNeighbours(left, right) ? cost.besideOnKeyboard : cost.otherLetter;
}

const isDouble = (text: string, at: number): boolean =>
  text.charAt(at) === text.charAt(at - 1) || text.charAt(at) === text.charAt(at + 1);

function missing(word: string, at: number): number {
  const letter = word.charAt(at);
  if (letter === "'") return cost.apostrophe;
  if (isDouble(word, at)) return cost.doubled;
  if (silent.includes(letter)) return cost.silentMissing;
  return vowels.includes(letter) ? cost.vowelMissing : cost.letterMissing;
}

function tooMany(written: string, at: number): number {
  if (isDouble(written, at)) return cost.doubled;
  return vowels.includes(written.charAt(at)) ? cost.vowelTooMany : cost.letterTooMany;
}

function areNeighbours(left: string, right: string): boolean {
  return rows.some((row, index) => {
    const at = row.indexOf(left);
    if (at < 0) return false;
    const near = (other: string | undefined, from: number, to: number): boolean =>
      other?.slice(Math.max(0, from), to).includes(right) === true;
    return (
      near(row, at - 1, at + 2) || near(rows[index - 1], at, at + 2) || near(rows[index + 1], at - 1, at + 1)
    );
  });
}
