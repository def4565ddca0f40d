import type { DictionaryLanguage } from './dictionary-language.ts';

/** Spellings that sound alike or nearly so; writers confuse them in both directions. */
const alike: Readonly<Record<DictionaryLanguage, string>> = {
  fr: 'f/ph s/ss s/c c/ss c/ç s/sc k/c qu/c qu/k z/s i/y ai/é ai/è ai/ê é/er er/é é/ez au/o eau/au eau/o an/en am/em in/ain in/ein en/ent t/th r/rh c/ch g/gu g/j j/ge ill/y ll/l oi/oie oe/œ euil/eil euill/eill é/ée e/es ie/i u/ue x/s ct/x im/in om/on tion/sion ion/tion',
  de: 's/ß s/ss ä/e äu/eu ai/ei ie/i i/ih ie/ih d/t t/th t/dt g/k g/ch f/v f/ph v/w z/tz z/ts k/ck chs/x ks/x r/rh a/ah a/aa e/eh e/ee o/oh u/uh ä/äh ö/öh ü/üh y/ü y/i en/n ng/nk sch/ch s/z c/k c/z ae/ä oe/ö ue/ü end/ent',
  pt: 's/ss s/ç ss/ç s/c ç/c s/z z/x x/ch ch/x g/j j/g e/i o/u i/e ão/am am/ão ou/o ei/e lh/li nh/ni qu/c c/k m/n l/u x/s x/cs ct/t cç/ç pt/t pç/ç h/ s/x ss/x r/rr ão/om',
};

const keys = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const neighbours = new Set(
  keys.flatMap((row) =>
    Array.from(row).flatMap((key, at) => {
      const next = row.charAt(at + 1);
      return next === '' ? [] : [key + next, next + key];
    }),
  ),
);

const vowels = /[aeiouyàâäéèêëîïôöùûüÿãõáíóúœæ]/;

/** The text without accents. */
export const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** How unlikely it is that a writer makes a change: 0 for none, 1 for a stray letter. */
const cost = {
  accent: 0.25,
  alike: 0.4,
  doubled: 0.45,
  swapped: 0.55,
  near: 0.7,
  vowel: 0.8,
  stray: 1,
  first: 0.35,
  hyphen: 1.4,
  reform: 0.1,
};

const pairs = new Map<DictionaryLanguage, readonly (readonly [string, string])[]>();
export function pairsOf(language: DictionaryLanguage): readonly (readonly [string, string])[] {
  const known = pairs.get(language);
  if (known) return known;
  const made = alike[language].split(' ').flatMap((pair): (readonly [string, string])[] => {
    const [one = '', other = ''] = pair.split('/');
    return [
      [one, other],
      [other, one],
    ];
  });
  pairs.set(language, made);
  return made;
}

/**
 * How far a written word is from one that may have been meant: the cheapest way from one to the other by accents,
 * letters that sound alike, doubled and swapped letters, neighbouring keys and stray letters (a weighted
 * Damerau–Levenshtein distance).
 */
export function slipDistance(written: string, meant: string, language: DictionaryLanguage): number {
  const rows = written.length + 1;
  const columns = meant.length + 1;
  const best = Array.from({ length: rows }, () => new Float64Array(columns).fill(Number.POSITIVE_INFINITY));
  const at = (row: number, column: number): number => best[row]?.[column] ?? Number.POSITIVE_INFINITY;
  const likes = pairsOf(language).filter(([from, to]) => written.includes(from) && meant.includes(to));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (row === 0 && column === 0) {
        best[0]?.set([0], 0);
        continue;
      }
      const wrote = written.charAt(row - 1);
      const means = meant.charAt(column - 1);
      const first = Math.min(row, column) <= 1 ? cost.first : 0;
      let least = Number.POSITIVE_INFINITY;
      if (row > 0 && column > 0) {
        least = at(row - 1, column - 1) + (wrote === means ? 0 : change(wrote, means) + first);
      }
      if (row > 0) {
        const doubled = wrote === written.charAt(row - 2);
        least = Math.min(
          least,
          at(row - 1, column) + (doubled ? cost.doubled : cost.stray) + (column === 0 ? first : 0),
        );
      }
      if (column > 0) {
        const doubled = means === meant.charAt(column - 2);
        least = Math.min(
          least,
          at(row, column - 1) + (doubled ? cost.doubled : missing(means)) + (row === 0 ? first : 0),
        );
      }
      if (row > 1 && column > 1 && wrote === meant.charAt(column - 2) && means === written.charAt(row - 2)) {
        least = Math.min(least, at(row - 2, column - 2) + cost.swapped);
      }
      // "daß" was right until 1996.
      if (row > 0 && column > 1 && wrote === 'ß' && means === 's' && meant.charAt(column - 2) === 's') {
        least = Math.min(least, at(row - 1, column - 2) + cost.reform);
      }
      for (const [from, to] of likes) {
        if (!written.endsWith(from, row) || !meant.endsWith(to, column)) continue;
        if (row < from.length || column < to.length) continue;
        least = Math.min(least, at(row - from.length, column - to.length) + cost.alike);
      }
      best[row]?.set([least], column);
    }
  }
  return at(written.length, meant.length);
}

function change(wrote: string, means: string): number {
  if (means === '-') return cost.hyphen;
  if (wrote.toLowerCase() === means.toLowerCase()) return cost.accent;
  if (bare(wrote) === bare(means)) return cost.accent;
  if (neighbours.has(bare(wrote) + bare(means))) return cost.near;
  return vowels.test(wrote) && vowels.test(means) ? cost.vowel : cost.stray;
}

const missing = (letter: string): number => (letter === '-' ? cost.hyphen : 0.9);
