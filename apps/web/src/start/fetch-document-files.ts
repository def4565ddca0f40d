/**
 * Has the styles and scripts of a document's page fetched together (`document-files.ts` names them), and runs the small
 * one that draws the beginning of its text.
 */
export function fetchDocumentFiles(): void {
  const { documentFiles, firstText } = document.documentElement.dataset;
  append('script', { src: firstText });
  for (const file of documentFiles?.split(' ') ?? []) {
    const kind = file.endsWith('.css')
      ? { rel: 'preload', as: 'style' }
      : // After what is asked of the server.
        { rel: 'modulepreload', fetchPriority: 'low' };
    append('link', { ...kind, crossOrigin: '', href: `/app/assets/${file}` });
  }
}

const append = (name: string, values: object) =>
  document.head.append(Object.assign(document.createElement(name), values));
