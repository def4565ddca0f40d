import * as css from '../drawing.css.ts';
import type { Subject } from '../subject.ts';

/** Suggestions: a wavy line under a word and a pencil, by day, by lamplight, on the screen. */
export const suggestionsDrawing: Subject = {
  book: (
    <>
      <path d="M28 66V10h48v56M36 21h32M36 32h14M36 47h32M36 57h20" />
      <path className={css.accent} d="M54 35q2-3 4 0t4 0 4 0 4 0" strokeWidth="1.8" />
      <path d="M88 54l18-32 8 5-18 31-9 5zM102 28l8 5M88 54l8 4" />
      <path className={css.accent} d="M87 63c6 6 12-2 18 2s12 2 21 0" />
    </>
  ),
  lamp: (
    <>
      <path d="M40 66l10-13h30l10 13" />
      <path d="M55 58h9M52 63h14" opacity="0.7" />
      <path className={css.accent} d="M68 59q1.500-2 3 0t3 0 3 0" strokeWidth="1.8" />
      <path d="M82 56l8-15 5 3-8 14-6 4z" />
    </>
  ),
  terminal: (
    <>
      <path d="M42 38h20M42 56h34M70 38h18" />
      <path className={css.accent} d="M42 49l3-3 3 3 3-3 3 3 3-3 3 3" />
      <path className={css.second} d="M66 43h22v9H66zM84 34v0M92 43v9" />
    </>
  ),
};
