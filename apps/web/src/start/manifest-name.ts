/** File name of the manifest in a language. English has the plain one. */
export const manifestName = (language: string): string =>
  language === 'en' ? 'manifest.webmanifest' : `manifest-${language}.webmanifest`;
