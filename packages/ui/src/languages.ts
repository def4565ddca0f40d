/** The languages of the product (SPEC §1), the fallback first. */
export const languages = ['en', 'fr-CA', 'fr-FR', 'pt-PT', 'de-DE'] as const;

export type Language = (typeof languages)[number];

export const fallbackLanguage = 'en' satisfies Language;

/** One file each in `locales/<language>/`, fetched when the first view that needs it is drawn. */
export const namespaces = [
  'common',
  'home',
  'editor',
  'suggestions',
  'ai-card',
  'download',
  'errors',
] as const;

export type Namespace = (typeof namespaces)[number];

export const defaultNamespace = 'common' satisfies Namespace;

/** Whether `language` is one that the product speaks. */
export function isLanguage(language: string): language is Language {
  return languages.some((known) => known === language);
}
