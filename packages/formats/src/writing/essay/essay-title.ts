import { brand } from '@octavo/contract/brand';
import { cleanText } from './clean-text.ts';

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** A title on one line; empty if the document has none. */
export const essayTitle = (title: string): string => oneLine(cleanText(title));

/** A name for formats that require one: the title, else the first words, else the product's name. */
export function essayName(title: string, texts: readonly string[]): string {
  const first = oneLine(texts.find((text) => text.trim() !== '') ?? '');
  return title || first.split(' ').slice(0, 8).join(' ').slice(0, 80).toWellFormed() || brand.name;
}
