/** Apostrophes that are typed for one another: straight, curly (also the opening one) and the modifier letter. */
const apostrophes = /[’‘ʼ]/gu;

/** A text with straight apostrophes; its length stays the same. */
export const withStraightApostrophes = (text: string): string => text.replaceAll(apostrophes, "'");

/** A word or a tag as others are compared with it: capitals, composed letters and the form of an apostrophe make no other. */
export const plainWord = (word: string): string =>
  withStraightApostrophes(word.normalize('NFC').toLowerCase());
