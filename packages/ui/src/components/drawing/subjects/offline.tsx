import * as css from '../drawing.css.ts';
import type { Subject } from '../subject.ts';

/** No connection: a torn thread between two tins, a lamp without its plug, a broken line. */
export const offlineDrawing: Subject = {
  isDark: true,
  book: (
    <>
      <path d="M14 40v18c0 6 20 6 20 0V40" />
      <ellipse cx="24" cy="40" rx="10" ry="4" />
      <path d="M98 40v18c0 6 20 6 20 0V40" />
      <ellipse cx="108" cy="40" rx="10" ry="4" />
      <path className={css.accent} d="M34 50c10 8 14-6 20 0s0 8 4 11M98 50c-8 6-12-4-18 1s0 7-5 9" />
      <path d="M60 40l-3-6M66 38v-7M72 40l3-6" opacity="0.7" />
    </>
  ),
  lamp: (
    <>
      <path d="M20 60c14 0 8-14 20-14h6" />
      <path d="M46 40h10c4 0 6 3 6 6s-2 6-6 6H46zM62 43h5M62 49h5" />
      <path className={css.accent} d="M76 38h12v16H76z" />
      <path className={css.accent} d="M80 43v1M80 48v1" strokeWidth="2" />
    </>
  ),
  terminal: (
    <>
      <path d="M40 40h12v11H40zM82 40h12v11H82zM52 45h7M75 45h7" />
      <path className={css.accent} d="M63 40l8 11M71 40l-8 11" strokeWidth="1.8" />
      <path className={css.second} d="M44 55h4M86 55h4M44 36h4M86 36h4" />
    </>
  ),
};
