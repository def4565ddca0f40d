import { isTold } from '../../../engine/finding.ts';
import type { DictionaryLanguage } from '../dictionary-language.ts';
import { openLanguageChecker, type LanguageChecker } from '../language-checker.ts';

/** Opens a language once, and corrects a text by applying the first replacement of every finding. */
export function mender(language: DictionaryLanguage): (text: string) => Promise<string> {
  let checker: Promise<LanguageChecker> | undefined;
  return async (text) => {
    checker ??= openLanguageChecker(language);
    return (await checker)
      .check(text)
      .filter(isTold)
      .reduceRight(
        (result, { offset, length, replacement }) =>
          result.slice(0, offset) + replacement + result.slice(offset + length),
        text,
      );
  };
}
