import { outsideAddresses } from '../addresses.ts';
import { boundWork, outsideMasks } from '../bound-work.ts';
import type { Finding } from '../finding.ts';
import { withoutOverlaps } from '../overlaps.ts';
import type { DictionaryLanguage } from './dictionary-language.ts';
import { openDictionary } from './open-dictionary.ts';
import { createSpelling } from './spelling.ts';
import { wordRanks } from './word-ranks.ts';

export interface LanguageChecker {
  check(paragraph: string, continues: boolean): Finding[];
}

/** Loads what checks one language. It blocks its thread while it checks: run it in a worker. */
export async function openLanguageChecker(language: DictionaryLanguage): Promise<LanguageChecker> {
  const spelling = createSpelling(language, await openDictionary(language), wordRanks(language));
  return {
    check(paragraph) {
      const bounded = boundWork(paragraph, spelling.isKnown);
      if (bounded === null) return [];
      const findings = spelling.check(bounded.text);
      return withoutOverlaps(outsideMasks(outsideAddresses(paragraph, findings), bounded));
    },
  };
}
