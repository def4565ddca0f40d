import { storable } from '../documents/read-document.ts';

const controls = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
/** Invisible, or turns the words around it. The joiners are kept: scripts and emoji need them. */
const invisible = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;
/** A text may have lines and tabs. Isolates (UAX #9) are kept, embeddings and overrides are not. */
const unsafeInTexts = /(?![\n\t])[\p{Cc}\u2028\u2029\u202A-\u202E\uFEFF]/gu;

/** A name on one line, without control characters and bidirectional controls. May be empty. */
export const plainName = (name: string): string =>
  storable(name)
    .normalize('NFC')
    .replaceAll(controls, ' ')
    .replaceAll(invisible, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Text as typed, without control characters except line breaks and tabs. */
export const plainText = (text: string): string =>
  storable(text).replaceAll(/\r\n?/g, '\n').replaceAll(unsafeInTexts, '');
