import type { Token } from '../tokens/token.ts';

/** Where the sentence of a place begins. */
export function sentenceStart(tokens: readonly Token[], at: number): number {
  for (let place = at; place > 0; place--) if (tokens[place]?.opens) return place;
  return 0;
}
