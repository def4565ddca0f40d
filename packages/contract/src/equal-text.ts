/** Apostrophes that are used interchangeably: straight, curly (also the opening one) and the modifier letter. */
const apostrophes = /[’‘ʼ]/gu;

/** A text with straight apostrophes; its length stays the same. */
export const withStraightApostrophes = (text: string): string => text.replaceAll(apostrophes, "'");

/** Quotation marks that a keyboard without them types as `"`. */
const quotationMarks = /[“”„‟]/gu;

/** A text with the quotation marks and apostrophes of a keyboard; its length stays the same. */
export const withStraightQuotes = (text: string): string =>
  withStraightApostrophes(text).replaceAll(quotationMarks, '"');

/** A word or tag in the form used for comparison: case, composition and the kind of apostrophe make no difference. */
export const plainWord = (word: string): string =>
  withStraightApostrophes(word.normalize('NFC').toLowerCase());
