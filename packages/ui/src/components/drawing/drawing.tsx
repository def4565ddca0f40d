import * as css from './drawing.css.ts';
import { darkGround, ground } from './grounds.tsx';
import type { Subject } from './subject.ts';
export interface DrawingProps {
  readonly of: Subject;
}

/** A small line drawing in the theme's style: with a red thread, under a lamp, or on a screen in the rain. */
export function Drawing({ of: subject }: DrawingProps) {
  const below = subject.isDark ? darkGround : ground;
  return (['book', 'lamp', 'terminal'] as const).map((manner) => (
    <svg
      key={manner}
      className={css.sheets[manner]}
      viewBox="0 0 132 76"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {below[manner]}
      {subject[manner]}
    </svg>
  ));
}
