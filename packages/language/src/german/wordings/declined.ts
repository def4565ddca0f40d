import type { Entry } from '../../writing/entries.ts';

const endings = ['', 'e', 'en', 'em', 'er', 'es'];

/** Both adjectives in all their forms without comparison; the endings are the same for both. */
export const declined = (from: string, to: string): Entry[] =>
  endings.map((ending) => ({ words: [`${from}${ending}`, `${to}${ending}`] }));
