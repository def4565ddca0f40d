import { append } from './append.ts';
import { pause } from './page-events.ts';

/** How many files are asked for before the page is given time for something else. */
const batch = 8;

/** Has the styles and scripts of a document's page fetched together (`document-files.ts` names them). */
export async function fetchDocumentFiles(): Promise<void> {
  const files = document.documentElement.dataset['documentFiles']?.split(' ') ?? [];
  for (const [index, file] of files.entries()) {
    if (index % batch === batch - 1) await pause(0);
    const kind = file.endsWith('.css')
      ? { rel: 'preload', as: 'style' }
      : // After what is asked of the server.
        { rel: 'modulepreload', fetchPriority: 'low' };
    append('link', { ...kind, crossOrigin: '', href: `/app/assets/${file}` });
  }
}
