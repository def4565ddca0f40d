import type { Note } from '../essay/essay.ts';
import { markdownInlines } from './markdown-inlines.ts';

/** The text of a footnote, by its number; further lines are indented below the first. */
export const markdownNote = ({ number, inlines }: Note): string =>
  `[^${number}]: ${markdownInlines(inlines).replaceAll('\n', '\n    ')}`.trimEnd();
