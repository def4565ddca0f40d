import { previewLength, type SaveRequest } from '@octavo/contract';
import { previewText } from '@octavo/document-schema';
import { readDocument, storable } from './read-document.ts';

/** A save, checked and ready to be written. */
export interface PreparedSave {
  readonly title: string;
  /** JSON of the whole document. */
  readonly content: string;
  readonly bytes: number;
  readonly preview: string;
  /** The version that the edit is based on; undefined overwrites whatever is stored. */
  readonly base: number | undefined;
  /**
   * Why the replaced text is kept as a version at once; undefined keeps one only now and then. `aside` replaces
   * nothing: this text itself is kept as the version.
   */
  readonly keep?: 'conflict' | 'restored' | 'aside' | undefined;
  /** Name of the opened editor that sends the save. */
  readonly opening?: string | undefined;
}

/** @throws AppError 422 `invalid_document` */
export function prepareSave({ content, title, version, keep, opening }: SaveRequest): PreparedSave {
  const document = readDocument(content);
  const written = JSON.stringify(document);
  return {
    title: storable(title),
    content: written,
    bytes: Buffer.byteLength(written),
    preview: storable(previewText(document, previewLength)),
    base: version,
    keep,
    opening,
  };
}
