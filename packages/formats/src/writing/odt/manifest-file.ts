interface ListedFile {
  readonly path: string;
  readonly type: string;
}

/** The list of the files in the archive. */
export function manifestFile(files: readonly ListedFile[]): string {
  const entries = [
    ['/', 'application/vnd.oasis.opendocument.text'],
    ...['content.xml', 'styles.xml', 'meta.xml'].map((path) => [path, 'text/xml']),
    ...files.map(({ path, type }) => [path, type]),
  ];
  const lines = entries.map(
    ([path, type]) => `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${type}"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3">
${lines.join('\n')}
</manifest:manifest>
`;
}
