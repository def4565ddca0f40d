import type { Inline } from './essay.ts';

import { isNote } from './notes-of.ts';

/** The plain text of inlines, without formatting and notes; a break becomes a line feed. */
export const inlineText = (inlines: readonly Inline[]): string =>
  inlines
    .filter((inline) => !isNote(inline))
    .map((inline) => (inline.kind === 'break' ? '\n' : inline.text))
    .join('');
