import type { Language } from '@octavo/contract/languages';
import { deDE } from './de-de.ts';
import { en } from './en.ts';
import { frCA } from './fr-ca.ts';
import { frFR } from './fr-fr.ts';
import { ptPT } from './pt-pt.ts';
import type { BoardTexts } from './board-texts.ts';

export const boardTexts: Readonly<Record<Language, BoardTexts>> = {
  en,
  'fr-CA': frCA,
  'fr-FR': frFR,
  'pt-PT': ptPT,
  'de-DE': deDE,
};
