import { type ComposedText, composedText, rewrittenText } from '@octavo/contract/composed-text';

/** What PDFs and e-books hold within words and nobody sees: soft hyphens, joiners and spaces without width. */
const unseen = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;
/** One character for several letters, as in "oﬃce". */
const ligature = /[\uFB00-\uFB06\u0132\u0133]/gu;
const strange = new RegExp(`${unseen.source}|${ligature.source}`, 'u');

/** A text as dictionaries and rules know its letters, with the way back: composed, without ligatures and what is not seen. */
export const readableText = (text: string): ComposedText =>
  strange.test(text) ? rewrittenText(text, plain) : composedText(text);

const plain = (part: string): string =>
  part
    .replaceAll(unseen, '')
    .replaceAll(ligature, (one) => one.normalize('NFKC'))
    .normalize('NFC');
