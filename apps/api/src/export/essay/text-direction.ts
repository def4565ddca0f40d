import { type Direction, firstDirection } from '@octavo/document-schema';
import type { Inline } from './essay.ts';

/** Which way a block of a file runs: as its first letter does. */
export const textDirection = (inlines: readonly Inline[]): Direction =>
  firstDirection(inlines.map((inline) => (inline.kind === 'text' ? inline.text : ''))) ?? 'ltr';
