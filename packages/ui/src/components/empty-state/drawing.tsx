import * as css from './empty-state.css.ts';

/** One drawing a theme: a book whose ribbon is the thread, a sheet under the lamp, a terminal in the rain. */
export function Drawing() {
  return (
    <>
      <svg
        className={css.book}
        viewBox="0 0 132 76"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        aria-hidden
      >
        <path d="M4 66h124" />
        <path
          d="M22 58V12c10-3 24-3 33 3 9-6 33-6 43-3v46c-12-3-34-3-43 3-9-6-23-6-33-3z"
          strokeLinejoin="round"
        />
        <path d="M55 15v46M31 21c6-1 11-1 16 1M31 30c6-1 11-1 16 1M31 39c6-1 11-1 16 1" opacity="0.7" />
        <path className={css.accent} d="M78 11v20l4-4 4 4V11" strokeLinejoin="round" />
        <path
          className={css.accent}
          d="M82 31c0 14-16 18-14 27s16 6 13-2-14 2-4 8c9 5 30-4 50 1"
          strokeLinecap="round"
        />
      </svg>
      <svg
        className={css.lamp}
        viewBox="0 0 132 76"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path className={css.light} d="M45 29L24 66h76L77 29z" />
        <path d="M4 66h124" />
        <path d="M61 11V7c0-3 3-5 6-4l22 7c9 3 14 9 15 18l2 31" />
        <path d="M42 29c0-11 8-18 19-18s19 7 19 18z" />
        <path className={css.bulb} d="M54 29c0 5 14 5 14 0z" />
        <path d="M97 66c0-9 18-9 18 0z" />
        <path d="M38 66l10-11h28l12 11M53 59h16M50 62h13" />
        <path className={css.accent} d="M22 64l11-3" strokeWidth="1.8" />
      </svg>
      <svg
        className={css.terminal}
        viewBox="0 0 132 76"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        aria-hidden
      >
        <path className={css.accent} d="M28 16h64l12 10v38H38l-10-8z" strokeLinejoin="round" />
        <path d="M28 27h76" />
        <path className={css.accent} d="M40 38l6 5-6 5M50 50h12" strokeLinecap="round" />
        <path className={css.second} d="M34 21h7M72 38h22M72 45h14" />
        <path d="M8 12v16M16 40v14M118 8v18M124 38v14M56 2v6M86 0v8" opacity="0.6" />
        <path d="M6 70h120M44 70h10M78 73h12" />
      </svg>
    </>
  );
}
