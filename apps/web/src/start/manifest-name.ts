/** File name of the manifest in a language. English has the plain one, which is kept for use without a connection. */
export const manifestName = (language: string): string =>
  language === 'en' ? 'manifest.webmanifest' : `manifest-${language}.webmanifest`;
