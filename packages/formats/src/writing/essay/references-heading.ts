const headings: Readonly<Record<string, string>> = {
  de: 'Literaturverzeichnis',
  en: 'References',
  fr: 'Références',
  pt: 'Referências',
};

/** The heading above a list of references, in the language of the text. */
export const referencesHeading = (language: string): string =>
  headings[new Intl.Locale(language).language] ?? 'References';
