import type { ImportLosses } from '@octavo/machines/import';

/** What a thread has made of a file: HTML that nobody has looked at yet, and what is not in it. */
export interface FileText {
  readonly html: string;
  readonly losses: Pick<ImportLosses, 'comments' | 'tracked'>;
}

/** Marks the heading that is the document's title and not its first section. */
export const titleClass = 'document-title';

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
