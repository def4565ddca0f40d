import * as css from '../drawing.css.ts';
import type { Subject } from '../subject.ts';

/** Trash: a basket of paper, the same in the light, a bin for cells. */
export const trashDrawing: Subject = {
  book: (
    <>
      <path d="M44 28l4 38h28l4-38" />
      <path d="M40 28h44" strokeWidth="1.8" />
      <path d="M46 40h32M47 52h30M55 28l2 38M69 28l-2 38" opacity="0.6" />
      <path d="M50 28l3-12 10-5 8 5 2 6 5 6M53 16l8 5 10-5M61 21l2 7" />
      <path className={css.accent} d="M80 34c10 2 4 14 12 18s4 12 14 13 12-3 20 0" />
    </>
  ),
  lamp: (
    <>
      <path d="M53 46l3 20h20l3-20" />
      <path d="M50 46h32" strokeWidth="1.8" />
      <path d="M62 46l1 20M70 46l-1 20" opacity="0.6" />
      <path className={css.accent} d="M57 46l2-8 7-3 6 4 3 7M59 38l6 4 7-3" />
    </>
  ),
  terminal: (
    <>
      <path d="M53 40h28M60 40v-5h14v5M56 40l3 19h16l3-19M63 45l1 9M71 45l-1 9" />
      <path className={css.second} d="M43 34h4v4h-4zM86 44h4v4h-4zM45 49h3v3h-3z" />
      <path className={css.accent} d="M50 40h34" strokeWidth="1.8" />
    </>
  ),
};
