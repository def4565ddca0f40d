import type { Reference } from '@octavo/contract';
import { referenceImportBounds, type SkippedPart } from '@octavo/contract/reference-import';
import { readQuestion } from '../records/identifiers.ts';
import { plainWords } from '../records/plain-words.ts';
import { bibtexWorks } from './bibtex-works.ts';
import { fromCsl } from './from-csl.ts';
import type { ReadParts } from './imported.ts';
import { risWorks } from './ris-works.ts';
import { risRecords } from './ris-records.ts';

/**
 * Reads BibTeX, RIS, CSL-JSON, or a DOI, ISBN or web address per line. A broken part is skipped and reported without
 * affecting the others.
 *
 * @param newId an id for a work without a DOI
 */
export function readParts(text: string, newId: () => string): ReadParts {
  const given = text
    .replace(/^\uFEFF/u, '')
    .replaceAll(/\r\n?/gu, '\n')
    .trim();
  if (/^[[{]/u.test(given)) return collected(cslParts(given), newId);
  if (/^TY {0,2}- ?/mu.test(given)) {
    return collected(
      risRecords(given).flatMap((record) =>
        !record.startsWith('TY') && hasBibtex.test(record)
          ? bibtexParts(record)
          : [{ part: record, read: () => risWorks(record) }],
      ),
      newId,
    );
  }
  if (hasBibtex.test(given)) return collected(bibtexParts(given), newId);
  return readIdentifiers(given);
}

const hasBibtex = /^[^\S\n]*@[a-z]{1,40}\s{0,20}[{(]/imu;

interface Part {
  readonly part: string;
  /** Beyond the limit of one import. */
  readonly isSurplus?: boolean;
  /** Throws if the part is broken. */
  readonly read: () => readonly unknown[];
}

function collected(parts: readonly Part[], newId: () => string): ReadParts {
  const references: Reference[] = [];
  const skipped: SkippedPart[] = [];
  for (const { part, isSurplus = false, read } of parts) {
    const skip = (reason: SkippedPart['reason']) => skipped.push({ part: shortened(part), reason });
    if (isSurplus || references.length >= referenceImportBounds.references) {
      skip('surplus');
      continue;
    }
    try {
      const works = read();
      if (works.length === 0) skip('damaged');
      for (const work of works) {
        const reference = fromCsl(work, newId);
        if (reference === null) skip('untitled');
        else references.push(reference);
      }
    } catch {
      skip('damaged');
    }
  }
  return { references, identifiers: [], skipped };
}

const bibtexParts = (text: string): Part[] =>
  bibtexWorks(text).map(({ part, work, isSurplus = false }) => ({
    part,
    isSurplus,
    read: () => (work === undefined ? [] : [work]),
  }));

function cslParts(text: string): Part[] {
  try {
    const parsed: unknown = JSON.parse(text);
    const items = Array.isArray(parsed) ? parsed : [parsed];
    return items.map((item: unknown) => ({ part: JSON.stringify(item) ?? '', read: () => [item] }));
  } catch (error) {
    return [
      {
        part: text,
        read: () => {
          throw error;
        },
      },
    ];
  }
}

function readIdentifiers(text: string): ReadParts {
  const identifiers: string[] = [];
  const skipped: SkippedPart[] = [];
  for (const line of text.split('\n').map((each) => each.trim().slice(0, 2000))) {
    if (line === '' || identifiers.includes(line)) continue;
    if (readQuestion(line).kind === 'words') skipped.push({ part: shortened(line), reason: 'damaged' });
    else if (identifiers.length >= referenceImportBounds.identifiers) {
      skipped.push({ part: shortened(line), reason: 'surplus' });
    } else identifiers.push(line);
  }
  return { references: [], identifiers, skipped };
}

/** Long enough to recognise the part. */
function shortened(part: string): string {
  const line = plainWords(part.slice(0, 400));
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
