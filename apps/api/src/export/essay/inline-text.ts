import type { Inline } from './essay.ts';

import { isNote } from './notes-of.ts';

/** What inlines read without their looks and notes; a break is a line feed. */
export const inlineText = (inlines: readonly Inline[]): string =>
  inlines
    .filter((inline) => !isNote(inline))
    .map((inline) => (inline.kind === 'break' ? '\n' : inline.text))
    .join('');
