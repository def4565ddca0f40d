import { languages } from '@octavo/contract/languages';
import type { LanguageDetectorModule } from 'i18next';
import { nearestLanguage } from './nearest-language.ts';
import { keepInCookie } from './storage/cookie.ts';

const storageKey = 'i18nextLng';

/**
 * Detects the language as in SPEC §9: query, cookie, local storage, navigator. A choice is stored in the middle two.
 */
export const languageDetector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: wantedLanguages,
  cacheUserLanguage: (language) => {
    keepInCookie('i18next', language);
    try {
      localStorage.setItem(storageKey, language);
    } catch {
      // The cookie still keeps it.
    }
    // The address takes precedence: if it names another language, the next reload would undo the choice.
    history.replaceState(history.state, '', location.href.replace(/(?<=[?&]lng=)[^&#]*/u, language));
  },
};

/** The languages whose texts a page loads first: the detected one, and English as the fallback. */
export function firstLanguages(): readonly string[] {
  const offered: readonly string[] = languages;
  const detected = wantedLanguages().find((language) => offered.includes(language)) ?? languages[0];
  return [...new Set([detected, languages[0]])];
}

/** Whether the app has run in this browser before: it stores the language that it was shown in. */
export const hasKeptLanguage = (): boolean => fromStorage() !== null;

function wantedLanguages(): string[] {
  const wanted = [
    new URLSearchParams(location.search).get('lng'),
    fromCookie(),
    fromStorage(),
    ...navigator.languages,
  ];
  return wanted.flatMap((language) => (language ? nearestLanguage(language) : []));
}

function fromCookie(): string | null {
  const [, language = null] = /(?:^|; )i18next=([\w-]+)/u.exec(document.cookie) ?? [];
  return language;
}

function fromStorage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
