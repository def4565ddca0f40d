import { type Language, languages } from '@octavo/contract/languages';
import { defaultNamespace } from '@octavo/ui/namespaces';
import { themeTexts } from '@octavo/ui/theme-texts';
import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { discard } from './api/discard.ts';
import { firstLanguages, languageDetector } from './language-detector.ts';
import { takeEarly } from './start/early-answers.ts';
import { textsAddress } from './start/texts-address.ts';

/** Translation files come from the product's own host, one per language and namespace (SPEC §2). */
const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    void texts(language, namespace).then(
      (resource) => done(null, resource),
      // `true` allows a retry. Otherwise i18next never requests again what has failed once.
      (error: Error) => done(error, true),
    );
  },
};

async function texts(language: string, namespace: string): Promise<ResourceKey> {
  const response = await fetch(`/app/locales/${language}/${namespace}.json`);
  if (!response.ok) {
    discard(response.body);
    throw new Error(`Texts of ${language} could not be loaded: status ${response.status}`);
  }
  return response.json();
}

/** The texts that every page starts with. Those missing from the combined file are fetched one by one. */
async function firstTexts(): Promise<Readonly<Record<string, Record<string, ResourceKey>>>> {
  const found = firstLanguages().map(async (language) => {
    const address = textsAddress(language);
    if (address === null) return {};
    const response = await (takeEarly(address) ?? fetch(address));
    if (response.ok) return { [language]: await response.json() };
    discard(response.body);
    return {};
  });
  const texts = await Promise.all(found.map((each) => each.catch(() => ({}))));
  return Object.assign({}, ...texts);
}

/** The language of the page. */
export function currentLanguage(): Language {
  return languages.find((language) => language === i18next.resolvedLanguage) ?? languages[0];
}

/** Detects the language (SPEC §9: query, cookie, local storage, navigator) and loads its texts. */
export async function startI18n(namespaces: readonly string[]): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
    document
      .querySelector('meta[name=description]')
      ?.setAttribute('content', i18next.t('common:description'));
  });
  const first = await firstTexts();
  await i18next
    .use(backend)
    .use(languageDetector)
    .use(initReactI18next)
    .init({
      fallbackLng: 'en',
      supportedLngs: [...languages],
      ns: [...namespaces],
      partialBundledLanguages: true,
      resources: Object.fromEntries(
        languages.map((name) => [name, { themes: themeTexts(name), ...first[name] }]),
      ),
      defaultNS: defaultNamespace,
      interpolation: { escapeValue: false },
      load: 'currentOnly',
      // Callers retry when they need the texts.
      maxRetries: 0,
    });
}
