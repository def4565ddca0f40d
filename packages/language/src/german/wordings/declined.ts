import type { Entry } from '../../writing/entries.ts';

const endings = ['', 'e', 'en', 'em', 'er', 'es'];

/** Both adjectives in all their positive forms; they take the same endings. */
export const declined = (from: string, to: string): Entry[] =>
  endings.map((ending) => ({ words: [`${from}${ending}`, `${to}${ending}`] }));
