import i18next, { type BackendModule } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';

export const languages = ['en', 'fr-CA', 'fr-FR', 'pt-PT', 'de-DE'] as const;

/** Translation files come from the product's own host, one per language and namespace (SPEC §2). */
const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    fetch(`/app/locales/${language}/${namespace}.json`)
      .then((response) =>
        response.ok ? response.json() : Promise.reject(new Error(`status ${response.status}`)),
      )
      .then((texts: Record<string, string>) => done(null, texts))
      .catch((error: Error) => done(error, null));
  },
};

/** The nearest language there is: the same, else one of the same family, else what was asked for (which then falls back to English). */
export function nearestLanguage(wanted: string): string {
  const family = wanted.toLowerCase().split('-')[0] ?? '';
  const inFamily = languages.filter((language) => language.toLowerCase().startsWith(family));
  const same = inFamily.find((language) => language.toLowerCase() === wanted.toLowerCase());
  return same ?? (family === 'fr' ? 'fr-FR' : (inFamily[0] ?? wanted));
}

/** Detects the language (SPEC §9: query, cookie, local storage, navigator) and loads its texts. */
export async function startI18n(namespaces: readonly string[]): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(backend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      fallbackLng: 'en',
      supportedLngs: [...languages],
      ns: [...namespaces],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'navigator'],
        lookupQuerystring: 'lng',
        lookupCookie: 'i18next',
        lookupLocalStorage: 'i18nextLng',
        caches: ['localStorage', 'cookie'],
        convertDetectedLanguage: nearestLanguage,
      },
      load: 'currentOnly',
    });
}
