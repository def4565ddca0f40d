import { brand } from '@octavo/contract/brand';
import { cleanText } from './clean-text.ts';

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** A title in one line; empty when the document has none. */
export const essayTitle = (title: string): string => oneLine(cleanText(title));

/** What to call a file that must have a name: its title, else its first words, else the product's. */
export function essayName(title: string, texts: readonly string[]): string {
  const first = oneLine(texts.find((text) => text.trim() !== '') ?? '');
  return title || first.split(' ').slice(0, 8).join(' ').slice(0, 80).toWellFormed() || brand.name;
}
