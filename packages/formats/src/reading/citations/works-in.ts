import { importBounds } from '../bounds.ts';
import { decodeText } from '../decode-text.ts';
import type { LossReport } from '../losses.ts';
import { Refused } from '../refusal.ts';
import type { KeyedWorks } from './markdown-citations.ts';

/** A BibTeX file with the works that a Markdown file cites. */
export interface Bibliography {
  readonly name: string;
  /** Undefined for one that cannot be read, or is larger than `importBounds.file`; it is reported. */
  readonly bytes: Uint8Array | undefined;
}

/**
 * The works of BibTeX files, by their keys. The parser is large, and fetched only if there is a file.
 *
 * @param cited the keys of works to read; all by default
 */
export async function worksIn(
  files: readonly Bibliography[],
  report: LossReport,
  cited?: ReadonlySet<string>,
): Promise<KeyedWorks> {
  if (files.length === 0) return new Map();
  const { worksByKey } = await import('@octavo/citations/bibtex');
  return worksByKey(files.map((file) => textOf(file, report)).join('\n\n'), cited);
}

/** The text of a file; one without any has no works, and what cites them is read all the same. */
function textOf({ name, bytes }: Bibliography, report: LossReport): string {
  try {
    if (bytes !== undefined && bytes.length <= importBounds.file) return decodeText(bytes);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
  report.add('bibliographies', name);
  return '';
}
