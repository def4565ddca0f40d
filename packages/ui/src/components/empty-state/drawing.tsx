import * as css from './empty-state.css.ts';

/** An open book whose ribbon is the thread; in neon a terminal in the rain. */
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
