const others: Readonly<Record<string, string>> = {
  ß: 's',
  œ: 'o',
  æ: 'a',
  ø: 'o',
  '’': "'",
  '‘': "'",
  '\u00A0': ' ',
};

/** Normalising takes long, and there are only so many signs. */
const plainSigns = new Map<string, string>();

function plainSign(sign: string): string {
  const known = plainSigns.get(sign);
  if (known !== undefined) return known;
  const [base = sign] = sign.normalize('NFD').toLowerCase();
  const plain = others[base] ?? base;
  plainSigns.set(sign, plain);
  return plain;
}

/**
 * Text as it is compared with phrases: lower case, without accents, with plain apostrophes, and of unchanged length.
 */
export const folded = (text: string): string =>
  text.replaceAll(/[A-Z\u0080-\uFFFF]/g, (sign) => plainSign(sign));

/** A set of phrases, matched regardless of case, accents and apostrophes. */
export type Phrases = {
  readonly test: (text: string) => boolean;
  /** @returns where the phrase is and how long it is */
  readonly find: (text: string) => { readonly at: number; readonly length: number } | undefined;
};

/**
 * Texts and phrases are folded, so that the patterns need no classes of all letters: V8 takes seconds to compile some
 * hundred of those.
 */
function phrases(source: string): Phrases {
  const pattern = new RegExp(source);
  return {
    test: (text) => pattern.test(folded(text)),
    find(text) {
      const found = pattern.exec(folded(text));
      return found ? { at: found.index, length: found[0].length } : undefined;
    },
  };
}

/** Escapes such as `\S` are not letters and must not be folded. */
const alternatives = (all: readonly string[]): string =>
  all
    .map(
      (phrase) =>
        `(?:${phrase.replaceAll(/\\.|[^\\]+/gs, (part) => (part.startsWith('\\') ? part : folded(part)))})`,
    )
    .join('|');

export const anyOf = (...all: readonly string[]): Phrases => phrases(alternatives(all));

/** Like `anyOf`, but only at the beginning of a text. */
export const beginningWith = (...all: readonly string[]): Phrases => phrases(`^(?:${alternatives(all)})`);

/** Splits a list of beginnings, separated by | and line breaks. */
export const beginnings = (all: string): readonly string[] =>
  all
    .split(/\|?\n\s*|\|/)
    .filter((beginning) => beginning !== '')
    .map(folded);

/** Whether a text begins with one of these, or may once more of it arrives. */
export const mayBegin = (text: string, all: readonly string[]): boolean => {
  const plain = folded(text.slice(0, 40));
  return all.some((beginning) => beginning.startsWith(plain) || plain.startsWith(beginning));
};
