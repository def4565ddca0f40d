/** Apostrophes that are used interchangeably: straight, curly (also the opening one) and the modifier letter. */
const apostrophes = /[’‘ʼ]/gu;

/** A text with straight apostrophes; its length stays the same. */
export const withStraightApostrophes = (text: string): string => text.replaceAll(apostrophes, "'");

/** Quotation marks that a keyboard without them types as `"`. */
const quotationMarks = /[“”„‟]/gu;

/** A text with the quotation marks and apostrophes of a keyboard; its length stays the same. */
export const withStraightQuotes = (text: string): string =>
  withStraightApostrophes(text).replaceAll(quotationMarks, '"');

/**
 * Invisible characters that web pages, PDFs and e-books put inside words: soft hyphens, joiners and zero-width spaces.
 * For the brackets of a pattern.
 */
export const unseen = String.raw`\u00AD\u200B-\u200D\u2060\uFEFF`;

const unseenCharacters = new RegExp(`[${unseen}]`, 'gu');

/** A text without the invisible characters inside its words. */
export const withoutUnseen = (text: string): string => text.replaceAll(unseenCharacters, '');

/**
 * A word or tag in the form used for comparison: case, composition, the kind of apostrophe and invisible characters make
 * no difference.
 */
export const plainWord = (word: string): string =>
  withStraightApostrophes(withoutUnseen(word).normalize('NFC').toLowerCase());
