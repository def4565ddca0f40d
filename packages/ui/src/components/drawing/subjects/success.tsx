import * as css from '../drawing.css.ts';
import type { Subject } from '../subject.ts';

/** Success: a tick drawn by the thread, a ticked sheet in the light, a tick on the screen. */
export const successDrawing: Subject = {
  book: (
    <>
      <path d="M34 66V10h44l8 8v48M78 10v8h8M44 24h22M44 56h24" />
      <path
        className={css.accent}
        d="M46 40l10 10c8-18 20-30 34-34 12-2 16 8 8 12s-14-4-4-10 20-8 30-6"
        strokeWidth="1.8"
      />
    </>
  ),
  lamp: (
    <>
      <path d="M40 66l10-14h32l10 14" />
      <path className={css.accent} d="M57 57l7 6 14-18" strokeWidth="2" />
    </>
  ),
  terminal: (
    <>
      <path d="M50 46l8-13h18l8 13-8 13H58z" />
      <path className={css.accent} d="M59 46l6 6 11-12" strokeWidth="1.8" />
      <path className={css.second} d="M40 40h5M40 52h5M90 40h5M90 52h5" />
    </>
  ),
};
