import type { Language } from '@octavo/contract/languages';
import { deDE } from './de-de.ts';
import { en } from './en.ts';
import type { EssayTexts } from './essay-texts.ts';
import { french } from './french.ts';
import { ptPT } from './pt-pt.ts';

export const essayTexts: Readonly<Record<Language, EssayTexts>> = {
  en,
  'fr-CA': french,
  'fr-FR': french,
  'pt-PT': ptPT,
  'de-DE': deDE,
};
