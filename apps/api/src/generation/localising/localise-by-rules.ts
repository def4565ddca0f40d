import { setImmediate } from 'node:timers/promises';
import type { CheckedLanguage } from '../../corrections/checked-language.ts';
import { paragraphLanguage } from '../../corrections/paragraph-language.ts';
import { engineCannot } from '../built-in/engine-cannot.ts';
import { inWordGroups } from '../built-in/word-groups.ts';
import type { Answer } from '../language-model.ts';
import { materialLanguage } from '../prompts/material-language.ts';
import { varietyOf } from '../variety.ts';
import type { Localising } from './localise-by-model.ts';
import { localiseEnglish } from './localise-english.ts';
import { localiseFrench } from './localise-french.ts';
import { localisePortuguese } from './localise-portuguese.ts';
import { outsideQuotations } from './outside-quotations.ts';
import { paragraphsOf } from './pieces.ts';

type Rules = (text: string, tag: string) => string;
const rules: Readonly<Partial<Record<CheckedLanguage, Rules>>> = {
  en: localiseEnglish,
  fr: localiseFrench,
  pt: localisePortuguese,
};

/**
 * Words and spellings of the account's country, paragraph by paragraph, quotations left alone.
 * @throws AppError 422 `engine_cannot` where no list applies or nothing is foreign
 */
export async function localiseByRules({
  text,
  countryCode,
  language,
}: Omit<Localising, 'signal'>): Promise<Answer> {
  const main = materialLanguage([text], language);
  if (main === undefined || rules[main] === undefined) {
    throw engineCannot(
      'Without a language model a text can be made local in English, French and Portuguese only.',
    );
  }
  const paragraphs = paragraphsOf(text);
  const localised: string[] = [];
  for (const paragraph of paragraphs) {
    localised.push(localise(paragraph, main, countryCode));
    // A long document holds up no other call.
    await setImmediate();
  }
  if (localised.every((paragraph, index) => paragraph === paragraphs[index])) {
    throw engineCannot(
      'The built-in engine finds no word or spelling in this text that is foreign to your country.',
    );
  }
  return { engine: 'built-in', chunks: inWordGroups(localised.join('\n\n')) };
}

function localise(paragraph: string, main: CheckedLanguage, countryCode: string): string {
  const told = paragraphLanguage(paragraph);
  const language = told === 'unclear' ? main : told;
  const change = language === 'other' ? undefined : rules[language];
  if (language === 'other' || change === undefined) return paragraph;
  const { tag } = varietyOf(language, countryCode);
  return outsideQuotations(paragraph, (part) => change(part, tag));
}
