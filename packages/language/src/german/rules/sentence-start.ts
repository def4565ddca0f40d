import type { Token } from '../../engine/tokens/token.ts';

const longestSentence = 80;

/** Where the sentence around a position begins, or as far back as the search goes. */
export function sentenceStart(tokens: readonly Token[], at: number): number {
  const furthest = Math.max(0, at - longestSentence);
  for (let place = at; place > furthest; place--) if (tokens[place]?.opens) return place;
  return furthest;
}
