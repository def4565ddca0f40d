import type { ReadDocument } from '@octavo/document-schema/reading';
import { countWords } from '@octavo/contract/count-words';
import type { OutlineHeading } from '../outline/index.ts';
import { headingId } from './text/ids.ts';

/** The headings of a text, with the length of each section in words. */
export function outlineOf({ headings, text }: ReadDocument): readonly OutlineHeading[] {
  return headings.map((heading, index) => {
    const end = headings[index + 1]?.from ?? text.length;
    return {
      id: headingId(heading.from),
      level: heading.level ?? 1,
      text: heading.text.replaceAll(/[\uFFFC\u2028]/gu, ' ').trim(),
      words: countWords(text.slice(heading.from, end).replaceAll('\uFFFC', '')),
    };
  });
}
