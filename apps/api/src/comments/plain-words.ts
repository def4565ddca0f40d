import { storable } from '../documents/read-document.ts';

/** Everything that a name must not have: it could end a line, hide, or turn the words around it. */
const unsafeInNames = /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;
/** A text may have lines and tabs. Isolates (UAX #9) are kept, embeddings and overrides are not. */
const unsafeInTexts = /(?![\n\t])[\p{Cc}\u2028\u2029\u202A-\u202E\uFEFF]/gu;

/** A name on one line, without control characters and bidirectional controls. May be empty. */
export const plainName = (name: string): string =>
  storable(name).normalize('NFC').replaceAll(unsafeInNames, ' ').replaceAll(/\s+/gu, ' ').trim();

/** Text as typed, without control characters except line breaks and tabs. */
export const plainText = (text: string): string =>
  storable(text).replaceAll(/\r\n?/g, '\n').replaceAll(unsafeInTexts, '');
