/** Has the styles and scripts of a document's page fetched together (`document-files.ts` names them). */
export function fetchDocumentFiles(): void {
  const files = document.documentElement.dataset['documentFiles']?.split(' ') ?? [];
  for (const file of files) {
    const kind = file.endsWith('.css')
      ? { rel: 'preload', as: 'style' }
      : // After what is asked of the server.
        { rel: 'modulepreload', fetchPriority: 'low' };
    const link = { ...kind, crossOrigin: '', href: `/app/assets/${file}` };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}
