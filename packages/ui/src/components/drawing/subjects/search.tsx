import * as css from '../drawing.css.ts';
import type { Subject } from '../subject.ts';

/** Searching: a magnifying glass over a page, in the light, in the sights of a scanner. */
export const searchDrawing: Subject = {
  book: (
    <>
      <path d="M28 66V12h36l10 10v12M64 12v10h10M36 26h20M36 35h16M36 44h12M36 53h14" />
      <circle cx="76" cy="46" r="13" />
      <path d="M85 56l9 10" strokeWidth="2" />
      <path className={css.accent} d="M69 46h13" strokeWidth="1.8" />
      <path className={css.accent} d="M94 66c6-6 10 4 16 0s8-6 14-2" />
    </>
  ),
  lamp: (
    <>
      <path d="M42 62h12M44 57h7M80 62h10" opacity="0.7" />
      <circle cx="64" cy="49" r="10" />
      <path d="M71 57l8 9" strokeWidth="2" />
      <path className={css.accent} d="M59 49h10" strokeWidth="1.8" />
    </>
  ),
  terminal: (
    <>
      <path className={css.accent} d="M44 38v-5h7M83 33h7v5M90 53v5h-7M51 58h-7v-5" />
      <path d="M50 40h12M72 40h12M50 52h22M78 52h6" opacity="0.7" />
      <path className={css.second} d="M67 37v17M57 46h20" />
    </>
  ),
};
