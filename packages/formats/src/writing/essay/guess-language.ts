import type { Block } from './essay.ts';
import { blockText } from './block-text.ts';

/** Words that are frequent in one of the product's languages and rare in the others. */
const telling: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set('the and of to is that it was for with this are be by which have from not were'.split(' ')),
  'fr-FR': new Set(
    'le la les des et est une du dans que qui pour sur avec pas ce cette sont au aux'.split(' '),
  ),
  'pt-PT': new Set('o os as um uma e do da dos das em não que para com por mais são ao pela'.split(' ')),
  'de-DE': new Set(
    'der die das und ist nicht ein eine den dem des mit von zu auf für sich auch wird'.split(' '),
  ),
};

/** The language with the most of these words in the text; English by default. */
export function guessLanguage(blocks: readonly Block[]): string {
  const words =
    blocks
      .map(blockText)
      .join('\n')
      .slice(0, 20_000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counted = Object.entries(telling).map(([language, own]) => ({
    language,
    hits: words.filter((word) => own.has(word)).length,
  }));
  return counted.reduce((best, next) => (next.hits > best.hits ? next : best), { language: 'en', hits: 0 })
    .language;
}
