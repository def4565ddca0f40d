import type { Note } from '../essay/essay.ts';
import { markdownInlines } from './markdown-inlines.ts';

/** What a footnote says, by the number of its mark; further lines stand under the first. */
export const markdownNote = ({ number, inlines }: Note): string =>
  `[^${number}]: ${markdownInlines(inlines).replaceAll('\n', '\n    ')}`.trimEnd();
