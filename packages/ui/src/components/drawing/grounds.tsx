import * as css from './drawing.css.ts';
import type { Subject } from './subject.ts';

const lamp = (
  <>
    <path d="M4 66h124M66 11V7c0-3 3-5 6-4l20 7c9 3 14 9 15 18l2 31" />
    <path d="M47 27c0-10 8-16 19-16s19 6 19 16z" />
    <path d="M97 66c0-9 24-9 24 0z" />
  </>
);

/** The ground of every drawing: a table, a desk under a lamp, or a screen in the rain. */
export const ground: Subject = {
  book: <path d="M4 66h124" />,
  lamp: (
    <>
      <path className={css.light} d="M49 27L32 66h68L83 27z" />
      {lamp}
      <path className={css.bulb} d="M59 27c0 5 14 5 14 0z" />
    </>
  ),
  terminal: (
    <>
      <path className={css.accent} d="M28 16h64l12 10v38H38l-10-8z" />
      <path d="M28 27h76" />
      <path className={css.second} d="M34 21h7" />
      <path d="M8 12v16M16 40v14M118 8v18M124 38v14M56 2v6M86 0v8" opacity="0.6" />
      <path d="M6 70h120M44 70h10M78 73h12" />
    </>
  ),
};

/** The same with the lights out. */
export const darkGround: Subject = { ...ground, lamp };
