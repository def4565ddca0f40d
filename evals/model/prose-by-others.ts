import { countWords } from '@octavo/contract/count-words';
import type { Language } from '@octavo/contract/languages';
import { readCleanText } from '../corrections/clean-text.ts';
import { readProse } from '../prose/read-prose.ts';
import { sources } from '../prose/sources.ts';
import { checkedAs } from './language-places.ts';

/** Where the prose of the tasks comes from: Debian packages, or the repository if they are not available. */
export type Origin = 'debian' | 'own';

/** Prose by one author: single paragraphs, and runs of three. */
export interface GivenProse {
  readonly paragraphs: readonly string[];
  readonly runs: readonly (readonly string[])[];
}

const shortest = 45;
const longest = 120;
const runLength = 3;
const wordsOfSource = 5000;

const named: Readonly<Record<Language, string>> = {
  en: 'Astronomy, explained',
  'fr-FR': 'Astronomy, explained',
  'fr-CA': 'Music engraving, an essay',
  'de-DE': 'Music engraving, an essay',
  'pt-PT': 'Personal accounting',
};

/**
 * Prose for the tasks of a language.
 *
 * @throws Error if the Debian package cannot be had, or too little of it is suitable
 */
export function proseByOthers(language: Language, origin: Origin): GivenProse {
  const prose = suitable(documentsOf(language, origin));
  if (prose.paragraphs.length < 2 || prose.runs.length < 2) {
    throw new Error(`There is too little suitable prose in ${language}.`);
  }
  return prose;
}

function documentsOf(language: Language, origin: Origin): string[] {
  const short = checkedAs[language];
  if (origin === 'own') {
    const passages = readCleanText(short, 'practice-clean').map(({ text }) => text);
    // The two kinds of French get different texts.
    return language === 'fr-CA' ? passages.toReversed() : passages;
  }
  const source = sources[short].find(({ name }) => name === named[language]);
  if (!source) throw new Error(`There is no source ${named[language]} in ${short}.`);
  return [...readProse(source, short, wordsOfSource).documents];
}

/** Explanations that make sense without the page around them. */
const isSuitable = (paragraph: string): boolean => {
  const words = countWords(paragraph);
  return (
    words >= shortest &&
    words <= longest &&
    /^\p{Lu}[\s\S]*[.!?]$/u.test(paragraph) &&
    !/[\d[\]@…–—«»“”"„]|https?:|www\.|\b(?:GnuCash|LilyPond|KStars)\b/u.test(paragraph)
  );
};

function suitable(documents: readonly string[]): GivenProse {
  const paragraphs: string[] = [];
  const runs: (readonly string[])[] = [];
  for (const document of documents) {
    const all = document.split(/\n\s*\n/u).map((paragraph) => paragraph.replaceAll(/\s+/gu, ' ').trim());
    paragraphs.push(...all.filter(isSuitable));
    for (let at = 0; at + runLength <= all.length; at += runLength) {
      const run = all.slice(at, at + runLength);
      if (run.every(isInRun)) runs.push(run);
    }
  }
  return { paragraphs, runs };
}

const isInRun = (paragraph: string): boolean =>
  countWords(paragraph) >= 20 && countWords(paragraph) <= longest && /^\p{Lu}[\s\S]*[.!?]$/u.test(paragraph);
