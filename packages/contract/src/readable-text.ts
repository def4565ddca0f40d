import { type ComposedText, composedText, rewrittenText } from './composed-text.ts';

import { unseen, withoutUnseen } from './equal-text.ts';

/** One character for several letters, as in "oﬃce". */
const ligature = /[\uFB00-\uFB06\u0132\u0133]/gu;
const strange = new RegExp(`[${unseen}]|${ligature.source}`, 'u');

/**
 * A text with the letters that are typed and that dictionaries know (composed, without ligatures and invisible
 * characters), and the mapping back to the original.
 */
export const readableText = (text: string): ComposedText =>
  strange.test(text) ? rewrittenText(text, plain) : composedText(text);

const plain = (part: string): string =>
  withoutUnseen(part)
    .replaceAll(ligature, (one) => one.normalize('NFKC'))
    .normalize('NFC');
