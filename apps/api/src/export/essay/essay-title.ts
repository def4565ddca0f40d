import { cleanText } from './clean-text.ts';

/** A title in one line; empty when the document has none. */
export const essayTitle = (title: string): string => cleanText(title).replaceAll(/\s+/gu, ' ').trim();
