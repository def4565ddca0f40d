import type { Hyphenator } from 'hyphen/en/index.js';
import { type Essay, essayTexts } from '@octavo/formats/essay';

/** Words and the parts into which they may be hyphenated. */
export type Hyphenation = Readonly<Record<string, readonly string[]>>;

const patterns: Readonly<Record<string, () => Promise<{ readonly default: Hyphenator }>>> = {
  en: () => import('hyphen/en/index.js'),
  fr: () => import('hyphen/fr/index.js'),
  de: () => import('hyphen/de/index.js'),
  pt: () => import('hyphen/pt/index.js'),
};

/** Shorter words fit into every column, or cannot be hyphenated. */
const shortest = 5;
const mark = '\u00AD';
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * The parts of an essay's words by the hyphenation patterns of its language, and the words of scripts without spaces.
 * Words with a single part are left out.
 */
export async function hyphenationOf(essay: Essay): Promise<Hyphenation> {
  const hyphenator = (await patterns[new Intl.Locale(essay.language).language]?.())?.default;
  const found = new Map<string, readonly string[]>();
  for (const { text } of essayTexts(essay)) {
    for (const [word] of text.matchAll(/[\p{L}\p{M}'\u2019]+/gu)) {
      if (word.length < shortest || found.has(word)) continue;
      const pieces = unspaced.test(word)
        ? Array.from(segmenter.segment(word), ({ segment }) => segment)
        : hyphenator?.hyphenateSync(word, { hyphenChar: mark }).split(mark);
      found.set(word, pieces ?? []);
    }
  }
  return Object.fromEntries([...found].filter(([, pieces]) => pieces.length > 1));
}
