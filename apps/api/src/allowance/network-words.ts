import type { Limit, Limits } from '../limits/limits.ts';

/** The AI words that all Free accounts behind one address may use together. */
export interface NetworkWords {
  /** @throws AppError 429 `too_many_attempts` if they are used up */
  requireRoom(network: string): Promise<void>;
  add(network: string, words: number): Promise<void>;
}

/** Counted over a day from the first word, in the database, for all processes. */
export function networkWords(limits: Pick<Limits, 'requireRoom' | 'add'>, most: number): NetworkWords {
  const limit: Limit = {
    name: 'AI words',
    most,
    window: 24 * 60 * 60 * 1000,
    refusal: 'The free AI words of your network are used up for today.',
  };
  return {
    requireRoom: (network) => limits.requireRoom(limit, network),
    add: async (network, words) => {
      if (words > 0) await limits.add(limit, network, words);
    },
  };
}
