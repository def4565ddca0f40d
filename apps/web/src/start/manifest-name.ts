/** The file name of the manifest in a language; without a suffix for English. */
export const manifestName = (language: string): string =>
  language === 'en' ? 'manifest.webmanifest' : `manifest-${language}.webmanifest`;
