import type { Reference } from '@octavo/contract';
import { bibtexWorks } from './import/bibtex-works.ts';
import { entriesOf } from './import/entries-of.ts';
import { fromCsl } from './import/from-csl.ts';

/**
 * The works of a BibTeX file by the keys that a text cites them by.
 *
 * @param keys of the works to read, however many others are in the file; all by default
 */
export function worksByKey(text: string, keys?: ReadonlySet<string>): ReadonlyMap<string, Reference> {
  return new Map(
    bibtexWorks(keys === undefined ? text : entriesOf(text, keys)).flatMap(({ key = '', work }) => {
      if (keys?.has(key) === false) return [];
      const reference = key === '' ? null : fromCsl(work, () => `own:${key}`.slice(0, 400));
      return reference === null ? [] : [[key, reference] as const];
    }),
  );
}
