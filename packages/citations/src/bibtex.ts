import type { Reference } from '@octavo/contract';
import { bibtexWorks } from './import/bibtex-works.ts';
import { fromCsl } from './import/from-csl.ts';

/** The works of a BibTeX file by the keys that a text cites them by. */
export function worksByKey(text: string): ReadonlyMap<string, Reference> {
  return new Map(
    bibtexWorks(text).flatMap(({ key = '', work }) => {
      const reference = key === '' ? null : fromCsl(work, () => `own:${key}`.slice(0, 400));
      return reference === null ? [] : [[key, reference] as const];
    }),
  );
}
