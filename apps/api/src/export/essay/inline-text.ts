import type { Inline } from './essay.ts';

/** What inlines read without their looks; a break is a line feed. */
export const inlineText = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (inline.kind === 'break' ? '\n' : inline.text)).join('');
