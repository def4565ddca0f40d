import * as css from '../drawing.css.ts';
import type { Subject } from '../subject.ts';

/** Favourites: a star at the end of the thread, a star in the light, a star on the screen. */
export const favouritesDrawing: Subject = {
  book: (
    <>
      <path d="M34 66V10h44l8 8v48M78 10v8h8M44 58h30" />
      <path
        className={css.accent}
        d="M60 22L63.7 31.9L74.3 32.4L66 38.9L68.8 49.1L60 43.3L51.2 49.1L54 38.9L45.7 32.4L56.3 31.9z"
      />
      <path className={css.accent} d="M69 49c6 10 16 2 20 8s10 12 20 7 12-2 17 0" />
    </>
  ),
  lamp: (
    <>
      <path d="M50 66h32M54 63h24" opacity="0.7" />
      <path
        className={css.bulb}
        d="M66 40L68.7 47.3L76.5 47.6L70.4 52.4L72.5 59.9L66 55.6L59.5 59.9L61.6 52.4L55.5 47.6L63.3 47.3z"
      />
    </>
  ),
  terminal: (
    <>
      <path
        className={css.accent}
        d="M66 33L69.8 40.7L78.4 42L72.2 48L73.6 56.5L66 52.5L58.4 56.5L59.8 48L53.6 42L62.2 40.7z"
      />
      <path className={css.second} d="M42 38h6M42 44h4M84 50h6M86 56h4" />
    </>
  ),
};
