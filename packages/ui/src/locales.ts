import type { Language } from '@octavo/contract/languages';
import type { defaultNamespace, Texts } from './namespaces.ts';
import type { ThemeName } from './theme/theme-registry.ts';

const files = import.meta.glob<object>('../locales/*/*.json', { eager: true, import: 'default' });
const byLanguage = Map.groupBy(Object.entries(files), ([path]) => path.split('/').at(-2));

/** All texts in all languages, for Storybook and tests; the app fetches the files instead. */
export const resources = Object.fromEntries(
  [...byLanguage].map(([language, texts]) => [
    language,
    Object.fromEntries(texts.map(([path, text]) => [path.replace(/^.*\/|\.json$/g, ''), text])),
  ]),
  // The compiler cannot see the folders; a test compares them with each other and with the list of namespaces.
) as unknown as Readonly<Record<Language, Texts>>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: typeof defaultNamespace;
    resources: Texts & { themes: Record<ThemeName, string> };
  }
}
