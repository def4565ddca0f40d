import { platform } from '#platform';
import type { CheckedLanguage } from '../engine/checked-language.ts';
import { paragraphLanguage } from '../engine/paragraph-language.ts';
import { CannotWriteError, NothingToChangeError } from '../writing/cannot-write.ts';
import { materialLanguage } from '../engine/material-language.ts';
import { varietyOf } from '../engine/variety.ts';
import { localiseEnglish } from '../english/wordings/localise-english.ts';
import { localiseFrench } from '../french/wordings/localise-french.ts';
import { localisePortuguese } from '../portuguese/wordings/localise-portuguese.ts';
import { isReference } from './is-reference.ts';
import { outsideQuotations } from './outside-quotations.ts';
import { paragraphsOf } from './paragraphs-of.ts';

interface Rules {
  readonly change: (text: string, tag: string) => string;
  /** Varieties that have no list. */
  readonly without: readonly string[];
}
const rules: Readonly<Partial<Record<CheckedLanguage, Rules>>> = {
  en: { change: localiseEnglish, without: [] },
  fr: { change: localiseFrench, without: ['fr-BE', 'fr-CH'] },
  pt: { change: localisePortuguese, without: ['pt-BR'] },
};

export interface Localising {
  readonly text: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** The page's language tag, for a text whose language is unclear. */
  readonly language?: string;
}

/**
 * Replaces words and spellings with those of a country, paragraph by paragraph, leaving quotations alone.
 * @throws CannotWriteError if no list applies or there is nothing to replace
 */
export async function localise({ text, countryCode, language }: Localising): Promise<string> {
  const main = materialLanguage([text], language);
  if (main === undefined || rules[main] === undefined) {
    throw new CannotWriteError(
      'Without a language model a text can be made local in English, French and Portuguese only.',
    );
  }
  if (rules[main].without.includes(varietyOf(main, countryCode).tag)) {
    throw new CannotWriteError('Without a language model there is no list of the words of your country.');
  }
  const paragraphs = paragraphsOf(text);
  const localised: string[] = [];
  for (const paragraph of paragraphs) {
    localised.push(localisedParagraph(paragraph, main, countryCode));
    // So that a long document does not block other calls.
    await platform.pause();
  }
  if (localised.every((paragraph, index) => paragraph === paragraphs[index])) {
    throw new NothingToChangeError(
      'The built-in engine finds no word or spelling in this text that is foreign to your country.',
    );
  }
  return localised.join('\n\n');
}

/** A quotation of several paragraphs opens in each and closes in the last. */
const isOpenQuotation = /^(?:“[^”]*|"[^"]*|«[^»]*|„[^“”]*)$/u;

function localisedParagraph(paragraph: string, main: CheckedLanguage, countryCode: string): string {
  const told = paragraphLanguage(paragraph);
  const language = told === 'unclear' ? main : told;
  const change = language === 'other' ? undefined : rules[language]?.change;
  if (language === 'other' || change === undefined) return paragraph;
  if (isReference(paragraph) || isOpenQuotation.test(paragraph)) return paragraph;
  const { tag } = varietyOf(language, countryCode);
  return outsideQuotations(paragraph, (part) => change(part, tag));
}
