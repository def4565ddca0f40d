import { frenchSlips } from '../../french/lexicon/known-slips.ts';
import { germanSlips } from '../../german/lexicon/known-slips.ts';
import { portugueseSlips } from '../../portuguese/lexicon/known-slips.ts';
import type { DictionaryLanguage } from './dictionary-language.ts';

/**
 * Frequent misspellings that a comparison of letters would correct wrongly: regular forms of irregular words, words run
 * together.
 */
const slips: Readonly<Record<DictionaryLanguage, string>> = {
  fr: frenchSlips,
  de: germanSlips,
  pt: portugueseSlips,
};

const tables = new Map<DictionaryLanguage, ReadonlyMap<string, string>>();

/** What a frequent misspelling stands for, if the word is one. */
export function knownSlip(word: string, language: DictionaryLanguage): string | undefined {
  const known = tables.get(language);
  const table =
    known ??
    new Map(
      slips[language]
        .trim()
        .split(/\s+/)
        .flatMap((pair): [string, string][] => {
          const [wrong = '', right = ''] = pair.replaceAll('_', ' ').split('=');
          return wrong === right || right === '' ? [] : [[wrong, right]];
        }),
    );
  if (!known) tables.set(language, table);
  return table.get(word);
}
