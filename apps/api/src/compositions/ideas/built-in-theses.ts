import type { Language } from '@octavo/contract/languages';
import { fill } from '@octavo/language/fill';
import { chooseIdeas } from './choose-ideas.ts';
import { thesisTexts } from './texts/index.ts';

/** Theses with blanks on a topic, different ones with each call. */
export const builtInTheses = (topic: string, language: Language, known: readonly string[]): string[] =>
  chooseIdeas(
    thesisTexts[language].map((text) => fill(text, { topic: topic.replaceAll(/\s+/gu, ' ') })),
    known,
  );
