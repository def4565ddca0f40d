import type { CitedWorks } from './citations/cited-works.ts';
import type { FoundLosses } from './losses.ts';

/** A picture from a file, of a type that the server accepts. */
export interface FilePicture {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What a worker makes of a file: HTML that is not sanitized yet, and what is missing from it. */
export interface FileText extends FoundLosses {
  readonly html: string;
  /** Indexed by the number in their address. */
  readonly pictures: readonly FilePicture[];
  /** The works that the text cites. */
  readonly cited?: CitedWorks | undefined;
}

/** Marks the heading that is the document's title, as opposed to its first section. */
export const titleClass = 'document-title';

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
