import type { ImportLosses } from '@octavo/machines/import';

/** A picture that lay in a file, of a kind that the server reads. */
export interface FilePicture {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What a thread has made of a file: HTML that nobody has looked at yet, and what is not in it. */
export interface FileText {
  readonly html: string;
  /** By the number in their address. */
  readonly pictures: readonly FilePicture[];
  readonly losses: Pick<ImportLosses, 'comments' | 'tracked'>;
}

/** Marks the heading that is the document's title and not its first section. */
export const titleClass = 'document-title';

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
