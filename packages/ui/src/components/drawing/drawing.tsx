import * as css from './drawing.css.ts';
import { darkGround, ground } from './grounds.tsx';
import type { Subject } from './subject.ts';
import { favourites } from './subjects/favourites.tsx';
import { offline } from './subjects/offline.tsx';
import { page } from './subjects/page.tsx';
import { search } from './subjects/search.tsx';
import { success } from './subjects/success.tsx';
import { suggestions } from './subjects/suggestions.tsx';
import { trash } from './subjects/trash.tsx';

const subjects = { page, search, favourites, trash, suggestions, offline, success } satisfies Record<
  string,
  Subject
>;

export type DrawingName = keyof typeof subjects;

/** All drawings, for whoever shows them side by side. */
export const drawingNames = Object.keys(subjects).filter((name): name is DrawingName => name in subjects);

export interface DrawingProps {
  readonly of: DrawingName;
}

/** A small line drawing in the manner of the theme: with the red thread, under the lamp, on a screen in the rain. */
export function Drawing({ of: name }: DrawingProps) {
  const subject: Subject = subjects[name];
  const below = name === 'offline' ? darkGround : ground;
  return (['book', 'lamp', 'terminal'] as const).map((manner) => (
    <svg
      key={manner}
      className={css.sheets[manner]}
      viewBox="0 0 132 76"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {below[manner]}
      {subject[manner]}
    </svg>
  ));
}
