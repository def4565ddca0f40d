import type { Correction } from '@octavo/contract';
import { countWords } from '@octavo/contract/count-words';
import type { Caller } from '../engine/caller.ts';
import type { CheckedLanguage } from '../engine/checked-language.ts';
import { withoutFillers } from './fillers.ts';

/** Finds mistakes in a text. */
export type Checker = {
  check(
    text: string,
    countryCode: string,
    signal: AbortSignal,
    language: CheckedLanguage,
    caller?: Caller,
  ): Promise<readonly Correction[]>;
};

type SmoothingCall = {
  readonly countryCode: string;
  readonly signal: AbortSignal;
  readonly language: CheckedLanguage;
  readonly caller: Caller | undefined;
};

/** The author of a text with fewer than one mistake in this many words meant what it says. */
const wordsForMistake = 25;

/**
 * Fixes what is certainly wrong in a text that has mistakes, and removes doubled words and fillers; undefined if there
 * is nothing to change.
 */
export async function smooth(
  text: string,
  checker: Checker,
  { countryCode, signal, language, caller }: SmoothingCall,
): Promise<string | undefined> {
  const found = await checker.check(text, countryCode, signal, language, caller);
  const correct = mistakesOf(text, found, language)
    .toReversed()
    .reduce(
      (result, { offset, length, replacement }) =>
        result.slice(0, offset) + replacement + result.slice(offset + length),
      text,
    );
  const result = withoutFillers(correct, language);
  return result === text ? undefined : result;
}

/** The certain mistakes, if there are enough of them. */
function mistakesOf(
  text: string,
  found: readonly Correction[],
  language: CheckedLanguage,
): readonly Correction[] {
  const sure = found.filter(
    (correction) =>
      correction.isLikely !== true &&
      (correction.icon === 'grammar' ||
        (correction.icon === 'spelling' && !isName(text, correction, language))),
  );
  const different = new Set(sure.map(({ offset, length }) => text.slice(offset, offset + length)));
  return different.size * wordsForMistake >= countWords(text) ? sure : [];
}

/** A capital inside a sentence; German nouns have one too. */
function isName(text: string, { offset, length }: Correction, language: CheckedLanguage): boolean {
  const word = text.slice(offset, offset + length);
  if (/^\p{Lu}{2,}/u.test(word)) return true;
  return (
    language !== 'de' &&
    /^\p{Lu}/u.test(word) &&
    !/(?:^|[.!?…:]["”»’)]*\s+["“«‘(]*)$/u.test(text.slice(0, offset))
  );
}
