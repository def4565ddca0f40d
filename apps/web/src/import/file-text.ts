import type { CitedWorks } from './citations/cited-works.ts';
import type { FoundLosses } from './losses.ts';

/** A picture that lay in a file, of a kind that the server reads. */
export interface FilePicture {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What a thread has made of a file: HTML that nobody has looked at yet, and what is not in it. */
export interface FileText extends FoundLosses {
  readonly html: string;
  /** By the number in their address. */
  readonly pictures: readonly FilePicture[];
  /** The works that the text cites. */
  readonly cited?: CitedWorks | undefined;
}

/** Marks the heading that is the document's title and not its first section. */
export const titleClass = 'document-title';

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
