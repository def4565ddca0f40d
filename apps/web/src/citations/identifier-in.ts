import { doiIn, isbnOf } from '@octavo/citations/records';
import type { Reference } from '@octavo/contract';

/** What a work is looked up by, and how its record is recognized. */
export interface Identifier {
  /** As sent to the server. */
  readonly text: string;
  readonly isOf: (work: Reference) => boolean;
}

/** The DOI or ISBN in a field; null where it holds neither, because looking up plain words would find another work. */
export function identifierIn(field: string): Identifier | null {
  const doi = doiIn(field);
  if (doi !== undefined) {
    return { text: `doi:${doi}`, isOf: (work) => work.doi.toLowerCase() === doi };
  }
  const isbn = isbnOf(field.trim());
  if (isbn === undefined) return null;
  return { text: isbn, isOf: (work) => work.isbn !== undefined && isbnOf(work.isbn) === isbn };
}
