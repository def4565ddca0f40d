import { type ComposedText, composedText, rewrittenText } from '@octavo/contract/composed-text';

/** Invisible characters that PDFs and e-books put inside words: soft hyphens, joiners and zero-width spaces. */
const unseen = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;
/** One character for several letters, as in "oﬃce". */
const ligature = /[\uFB00-\uFB06\u0132\u0133]/gu;
const strange = new RegExp(`${unseen.source}|${ligature.source}`, 'u');

/**
 * A text with the letters that dictionaries and rules know (composed, without ligatures and invisible characters), and
 * the mapping back to the original.
 */
export const readableText = (text: string): ComposedText =>
  strange.test(text) ? rewrittenText(text, plain) : composedText(text);

const plain = (part: string): string =>
  part
    .replaceAll(unseen, '')
    .replaceAll(ligature, (one) => one.normalize('NFKC'))
    .normalize('NFC');
