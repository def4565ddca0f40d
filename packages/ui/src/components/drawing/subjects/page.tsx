import * as css from '../drawing.css.ts';
import type { Subject } from '../subject.ts';

/** A place to write: a book with the thread as its ribbon, a sheet under the lamp, a prompt. */
export const pageDrawing: Subject = {
  book: (
    <>
      <path d="M22 58V12c10-3 24-3 33 3 9-6 33-6 43-3v46c-12-3-34-3-43 3-9-6-23-6-33-3z" />
      <path d="M55 15v46M31 21c6-1 11-1 16 1M31 30c6-1 11-1 16 1M31 39c6-1 11-1 16 1" opacity="0.7" />
      <path className={css.accent} d="M78 11v20l4-4 4 4V11" />
      <path className={css.accent} d="M82 31c0 14-16 18-14 27s16 6 13-2-14 2-4 8c9 5 30-4 50 1" />
    </>
  ),
  lamp: (
    <>
      <path d="M42 66l10-11h28l12 11M57 59h16M54 62h13" />
      <path className={css.accent} d="M22 64l11-3" strokeWidth="1.8" />
    </>
  ),
  terminal: (
    <>
      <path className={css.accent} d="M40 38l6 5-6 5M50 50h12" />
      <path className={css.second} d="M72 38h22M72 45h14" />
    </>
  ),
};
