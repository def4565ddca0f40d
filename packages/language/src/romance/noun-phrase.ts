import { placeAt, type Place } from '../engine/tokens/rule.ts';
import type { Token } from '../engine/tokens/token.ts';
import { isExact, type Agreement } from './gender-and-number.ts';

/** A determiner with its noun and an adjective between them, by token index. */
export interface NounPhrase {
  readonly noun: number;
  readonly adjective: number | undefined;
  /** The genders and numbers that the determiner allows. */
  readonly set: Agreement;
  /** The genders and numbers of the noun. */
  readonly agreement: Agreement;
}

/** "mon père ainsi que ma mère": after these "que" joins or compares. */
const joining = /^(?:ainsi|autant|aussi|même)$/;

/**
 * The gender and number of the noun phrase that opens a clause and ends with the noun at a position; 0 if there is none
 * or they are uncertain.
 *
 * @param openers words and punctuation marks after which a clause begins
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
