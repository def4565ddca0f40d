import { languages, type Language } from '@octavo/contract/languages';
import { resources } from '@octavo/ui/locales';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

export { languages };

export const languageNames: Record<Language, string> = {
  en: 'English',
  'fr-CA': 'Français (Canada)',
  'fr-FR': 'Français (France)',
  'pt-PT': 'Português',
  'de-DE': 'Deutsch',
};

const started = i18next.use(initReactI18next).init({
  resources,
  lng: 'en',
  fallbackLng: 'en',
  defaultNS: 'common',
  interpolation: { escapeValue: false },
});

/** Resolves when every text on the page is in that language. */
export async function showLanguage(language: string): Promise<void> {
  await started;
  if (i18next.language !== language) await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
