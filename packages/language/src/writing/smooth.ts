import type { Correction } from '@octavo/contract';
import type { Caller } from '../engine/caller.ts';
import type { CheckedLanguage } from '../engine/checked-language.ts';
import { withoutFillers } from './fillers.ts';

/** What finds mistakes in a text. */
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

/** Fixes spelling and grammar, takes out doubled words and fillers; nothing where nothing is to be changed. */
export async function smooth(
  text: string,
  checker: Checker,
  { countryCode, signal, language, caller }: SmoothingCall,
): Promise<string | undefined> {
  const mistakes = (await checker.check(text, countryCode, signal, language, caller)).filter(
    ({ icon }) => icon === 'spelling' || icon === 'grammar',
  );
  const correct = mistakes
    .toReversed()
    .reduce(
      (result, { offset, length, replacement }) =>
        result.slice(0, offset) + replacement + result.slice(offset + length),
      text,
    );
  const result = withoutFillers(correct, language);
  return result === text ? undefined : result;
}
