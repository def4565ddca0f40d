import type { Language } from '@octavo/contract/languages';
import { spaceOfCanada, spaceOfFrance } from '../french-space.ts';
import { deDE, deFrames } from './de-de.ts';
import { en, enFrames } from './en.ts';
import { french, frenchFrames } from './french.ts';
import { ptFrames, ptPT } from './pt-pt.ts';
import type { TopicFrames, TopicTexts } from './topic-texts.ts';

export const topicTexts: Readonly<Record<Language, TopicTexts>> = {
  en,
  'fr-CA': french,
  'fr-FR': french,
  'pt-PT': ptPT,
  'de-DE': deDE,
};

export const topicFrames: Readonly<Record<Language, TopicFrames>> = {
  en: enFrames,
  'fr-CA': frenchFrames(spaceOfCanada),
  'fr-FR': frenchFrames(spaceOfFrance),
  'pt-PT': ptFrames,
  'de-DE': deFrames,
};
