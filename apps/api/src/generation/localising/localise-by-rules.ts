import { localise, paragraphsOf } from '@octavo/language/localising';
import { refused } from '../built-in/engine-cannot.ts';
import type { LocalAnswer, LocalParagraph } from './local-paragraph.ts';
import type { Localising } from './localise-by-model.ts';

/** @throws AppError 422 `engine_cannot` if no list applies or nothing is foreign */
export async function localiseByRules({
  paragraphs,
  countryCode,
  language,
}: Localising): Promise<LocalAnswer> {
  const place = { countryCode, ...(language === undefined ? {} : { language }) };
  const text = await localise({ text: paragraphs.join('\n\n'), ...place }).catch(refused);
  return { engine: 'built-in', paragraphs: each(paragraphsOf(text)) };
}

async function* each(texts: readonly string[]): AsyncGenerator<LocalParagraph> {
  for (const text of texts) yield { text };
}
