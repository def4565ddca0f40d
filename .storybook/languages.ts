import { languages, type Language } from '@octavo/contract/languages';
import { resources } from '@octavo/ui/locales';
import { themeTexts } from '@octavo/ui/theme-texts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { pseudoLanguage } from './looks.ts';
import { pseudoTexts } from './pseudo-locale.ts';

const titles: Record<Language, string> = {
  en: 'English',
  'fr-CA': 'Français (Canada)',
  'fr-FR': 'Français (France)',
  'pt-PT': 'Português',
  'de-DE': 'Deutsch',
};

/** Every language that a story can be shown in, with its name in the switch. */
export const shownLanguages: readonly { readonly value: string; readonly title: string }[] = [
  ...languages.map((value) => ({ value, title: titles[value] })),
  { value: pseudoLanguage, title: '[Šťřéťçĥéđ] pseudo-locale' },
];

const allTexts = Object.fromEntries(
  languages.map((name) => [name, { ...resources[name], themes: themeTexts(name) }]),
);

interface ResolvedText {
  readonly usedNS: string;
  readonly usedKey: string;
  /** Including the plural form. */
  readonly exactUsedKey: string;
}

const missing = new Set<string>();
const written = new Set<string>();
const keys = new Set<string>();

const started = i18next
  .use(initReactI18next)
  .use({
    type: 'postProcessor',
    name: 'remember',
    process: (text: string, _key: unknown, { i18nResolved }: { i18nResolved?: ResolvedText }) => {
      written.add(text);
      if (i18nResolved) {
        keys.add(`${i18nResolved.usedNS}:${i18nResolved.usedKey}`);
        keys.add(`${i18nResolved.usedNS}:${i18nResolved.exactUsedKey}`);
      }
      return text;
    },
  })
  .init({
    resources: { ...allTexts, [pseudoLanguage]: pseudoTexts(allTexts['en'] ?? {}) },
    lng: 'en',
    // No fallback between languages here: a text that falls back to English is a missing text.
    fallbackLng: false,
    load: 'currentOnly',
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    postProcess: ['remember'],
    postProcessPassResolved: true,
    saveMissing: true,
    missingKeyHandler: (known: readonly string[], namespace: string, key: string) => {
      missing.add(`${namespace}:${key} in ${known.join(', ')}`);
    },
  });

/** Resolves when every text on the page is in that language. */
export async function showLanguage(language: string): Promise<void> {
  await started;
  if (i18next.language !== language) {
    written.clear();
    keys.clear();
    await i18next.changeLanguage(language);
  }
  document.documentElement.lang = language;
}

// Tools outside the story, such as the screenshot script, change only the language of the page.
new MutationObserver(() => {
  const { lang } = document.documentElement;
  if (i18next.isInitialized && lang !== i18next.language) void showLanguage(lang);
}).observe(document.documentElement, { attributeFilter: ['lang'] });

/** Whether a text on the page comes from the locale files: the reader's own words may be cut off, ours may not. */
export const isOurText = (text: string) => written.has(text.trim());

/** The keys of the texts on the page, `namespace:key`. */
export const shownKeys = (): ReadonlySet<string> => new Set(keys);

/** Throws if a text was requested that its language does not have. */
export function expectNoMissingText(): void {
  const asked = [...missing];
  missing.clear();
  if (asked.length > 0) throw new Error(`No text for ${asked.join('; ')}`);
}
