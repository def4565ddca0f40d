import { englishTokens } from './wink.ts';

export type PlacedToken = { readonly text: string; readonly kind: string; readonly start: number };

/** The words and marks of an English text with their positions, in UTF-16 units. */
export function placedTokens(text: string): PlacedToken[] {
  let at = 0;
  return englishTokens(text).flatMap(({ text: word, kind }) => {
    const start = text.indexOf(word, at);
    if (start < 0) return [];
    at = start + word.length;
    return [{ text: word, kind, start }];
  });
}
