import { type Direction, firstDirection } from '@octavo/document-schema';
import type { Inline } from './essay.ts';

/** The text direction of a block, as given by its first letter. */
export const textDirection = (inlines: readonly Inline[]): Direction =>
  firstDirection(inlines.map((inline) => (inline.kind === 'text' ? inline.text : ''))) ?? 'ltr';
