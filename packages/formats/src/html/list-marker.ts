/** What the bullet or number of an item says about its list. */
export interface ListMarker {
  readonly tag: 'ol' | 'ul';
  /** The `type` attribute of the list in HTML; null for digits. */
  readonly type: 'a' | 'A' | 'i' | 'I' | null;
  readonly number: number | null;
  /** The last part of the number, as written. */
  readonly sign?: string;
  /** The numbers before the last one, as in 2.1.3. */
  readonly above?: readonly number[];
}

const bullet: ListMarker = { tag: 'ul', type: null, number: null };

const numbered = /^[([]?(?<above>(?:[\p{L}\d]+[.-])*)(?<last>[\p{L}\d]+)(?<end>[.)\]:]*)$/u;
const roman = /^(?:x{0,3})(?:ix|iv|v?i{0,3})$/u;
const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** Word's names of numbering formats. */
const formats: Readonly<Record<string, ListMarker['type']>> = {
  'alpha-lower': 'a',
  'alpha-upper': 'A',
  'roman-lower': 'i',
  'roman-upper': 'I',
};

/** Parses a marker; `format` is the numbering format stated by the program, if any. */
export function readMarker(text: string, format?: string): ListMarker {
  if (format === 'bullet' || format === 'image' || format === 'none') return bullet;
  const {
    above = '',
    last = '',
    end = '',
  } = numbered.exec(text.replaceAll(/[\s\u{A0}]+/gu, ''))?.groups ?? {};
  const known = format === undefined ? undefined : (formats[format] ?? null);
  const written = { sign: last, above: numbersIn(above) };
  if (/^\d+$/u.test(last)) return { tag: 'ol', type: known ?? null, number: Number(last), ...written };
  if (known !== undefined) return { tag: 'ol', type: known, number: valueOf(last, known), ...written };
  // A single letter without punctuation is a bullet: Word draws one as "o".
  const type = end === '' ? null : typeOf(last);
  return type === null ? bullet : { tag: 'ol', type, number: valueOf(last, type), ...written };
}

/** Whether a marker parsed as a bullet is actually words, as in "Article I", which no list can number by. */
export const isWords = (text: string, { tag }: ListMarker): boolean =>
  tag === 'ul' && /[\p{L}\d]{2}/u.test(text);

/** The number of a marker in a list with a given numbering: "i." is nine after "h.". NaN if it does not fit. */
export function numberIn({ type, number, sign = '' }: ListMarker, as: ListMarker['type']): number | null {
  if (type === as || number === null) return number;
  const isLower = sign === sign.toLowerCase();
  if (as === null || isLower !== (as === as.toLowerCase())) return Number.NaN;
  return valueOf(sign, as) ?? Number.NaN;
}

const numbersIn = (text: string): readonly number[] =>
  text
    .split(/[.-]/u)
    .filter((part) => part !== '')
    .map(Number);

function typeOf(letters: string): ListMarker['type'] {
  const lower = letters.toLowerCase();
  // After "z" Word doubles the letter.
  const isDoubled = /^([a-z])\1+$/u.test(lower);
  if (!/^[a-z]+$/u.test(lower) || (lower.length > 2 && !roman.test(lower) && !isDoubled)) return null;
  // "i." starts a Roman list; "v." and "x." alone are more often letters.
  const isRoman = roman.test(lower) && (lower.length > 1 || lower === 'i');
  if (!isRoman && lower.length > 1 && !isDoubled) return null;
  if (letters === lower) return isRoman ? 'i' : 'a';
  return isRoman ? 'I' : 'A';
}

/** The number for a letter or Roman numeral. */
export function valueOf(letters: string, type: ListMarker['type']): number | null {
  const lower = letters.toLowerCase();
  if (type === 'i' || type === 'I') {
    const digits = lower.split('').map((letter) => romanDigits[letter] ?? 0);
    if (digits.includes(0)) return null;
    return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0);
  }
  if (!/^[a-z]+$/u.test(lower)) return null;
  return lower.charCodeAt(0) - 96 + 26 * (lower.length - 1);
}
