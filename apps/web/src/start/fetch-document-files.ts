import { append } from './append.ts';
import { pause } from './page-events.ts';

/** How many files are requested before yielding to the page's other work. */
const batch = 8;

/** Fetches the styles and scripts of a document's page together (`document-files.ts` names them). */
export async function fetchDocumentFiles(): Promise<void> {
  const files = document.documentElement.dataset['documentFiles']?.split(' ') ?? [];
  for (const [index, file] of files.entries()) {
    if (index % batch === batch - 1) await pause(0);
    const kind = file.endsWith('.css')
      ? { rel: 'preload', as: 'style' }
      : // After the requests to the server.
        { rel: 'modulepreload', fetchPriority: 'low' };
    append('link', { ...kind, crossOrigin: '', href: `/app/assets/${file}` });
  }
}
