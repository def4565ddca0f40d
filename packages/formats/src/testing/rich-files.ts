/** The kinds of file that a rich document goes into and comes back from: its type, its name, and how it is asked for. */
export const richFiles = [
  ['Word', 'docx', 'a.docx', {}],
  ['OpenDocument', 'odt', 'a.odt', {}],
  ['HTML', 'html', 'a.html', {}],
  ['Markdown', 'md', 'a.zip', { citations: 'keys' }],
] as const;

/** The one picture that it shows: a dot. */
export const richPicture = {
  id: 'a'.repeat(32),
  mediaType: 'image/png',
  width: 1,
  height: 1,
  base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
} as const;
