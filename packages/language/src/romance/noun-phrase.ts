import { placeAt, type Place } from '../engine/tokens/rule.ts';
import type { Token } from '../engine/tokens/token.ts';
import { isExact, type Agreement } from './gender-and-number.ts';

/** A determiner with its noun, and an adjective between them, by the places of their tokens. */
export interface NounPhrase {
  readonly noun: number;
  readonly adjective: number | undefined;
  /** What the determiner allows. */
  readonly set: Agreement;
  /** What the noun has. */
  readonly agreement: Agreement;
}

/** "mon père ainsi que ma mère": behind these "que" joins or compares. */
const joining = /^(?:ainsi|autant|aussi|même)$/;

/**
 * The gender and number of the noun phrase that opens a clause and ends with the noun at a place; 0 where none does, or
 * they are not sure.
 *
 * @param openers words and signs behind which a clause begins
 */
export function agreementOfOpeningPhrase(
  tokens: readonly Token[],
  noun: number,
  openers: RegExp,
  phraseAt: (place: Place) => NounPhrase | undefined,
): Agreement {
  for (const start of [noun - 1, noun - 2]) {
    const isJoined = joining.test(tokens[start - 2]?.lower ?? '');
    const opens =
      tokens[start]?.opens === true || (openers.test(tokens[start - 1]?.lower ?? '') && !isJoined);
    const phrase = opens && tokens[start] ? phraseAt(placeAt(tokens, start)) : undefined;
    if (phrase?.noun !== noun) continue;
    const agreement = phrase.set & phrase.agreement;
    return isExact(agreement) ? agreement : 0;
  }
  return 0;
}
