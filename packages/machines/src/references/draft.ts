import type { Reference } from '@octavo/contract';
import type { DraftProblem, ReferenceDraft, ReferenceListing } from './references.types.ts';

export const emptyDraft: ReferenceDraft = {
  authors: '',
  year: '',
  title: '',
  publication: '',
  doi: '',
  url: '',
};

export const draftOf = ({ authors, year, title, publication, doi, url }: Reference): ReferenceDraft => ({
  authors: authors.join('; '),
  year,
  title,
  publication,
  doi,
  url,
});

/** Why a draft is not a valid reference. */
export function problemOf(
  draft: ReferenceDraft,
  edited: Reference | null,
  listing: ReferenceListing | null,
): DraftProblem | null {
  if (draft.title.trim() === '') return 'title';
  if (draft.year.trim() !== '' && !/^-?\d{4}$/u.test(draft.year.trim())) return 'year';
  if (draft.url.trim() !== '' && !/^https?:\/\/\S+\.\S+/iu.test(draft.url.trim())) return 'url';
  const others = listing?.entries.filter(({ reference }) => reference.id !== edited?.id) ?? [];
  const doi = draft.doi.trim().toLowerCase();
  const isListed = others.some(({ reference }) =>
    doi === ''
      ? sameWords(reference.title, draft.title) &&
        reference.year === draft.year.trim() &&
        sameWords(reference.authors.join('; '), draft.authors)
      : reference.doi.toLowerCase() === doi,
  );
  return isListed ? 'duplicate' : null;
}

/** Turns a draft into a reference. Changes by hand differ from the record, so the reference is no longer verified. */
export function referenceOf(draft: ReferenceDraft, origin: Reference | null, newId: string): Reference {
  const authors = draft.authors
    .split(';')
    .map((author) => author.trim())
    .filter((author) => author !== '');
  const typed = {
    authors,
    year: draft.year.trim(),
    title: draft.title.trim(),
    publication: draft.publication.trim(),
    doi: draft.doi.trim(),
    url: draft.url.trim(),
  };
  if (origin === null) return { id: newId, ...typed };
  const { source, date, ...rest } = origin;
  const isSame =
    JSON.stringify(draftOf(origin)) === JSON.stringify({ ...typed, authors: authors.join('; ') });
  return {
    ...rest,
    ...typed,
    ...(date !== undefined && date.startsWith(typed.year) && { date }),
    ...(isSame && source !== undefined && { source }),
  };
}

const sameWords = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
