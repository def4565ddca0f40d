import { languages } from '@octavo/contract/languages';
import type { LanguageDetectorModule } from 'i18next';
import { nearestLanguage } from './nearest-language.ts';
import { keepInCookie } from './storage/cookie.ts';

const cookieName = 'i18next';
const storageKey = 'i18nextLng';

/** Detects the language as SPEC §9 says: query, cookie, local storage, navigator. The choice is kept in the middle two. */
export const languageDetector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: wantedLanguages,
  cacheUserLanguage: (language) => {
    keepInCookie(cookieName, language);
    try {
      localStorage.setItem(storageKey, language);
    } catch {
      // The cookie keeps it.
    }
  },
};

/** The languages whose texts a page begins with: the detected one, and English to fall back to. */
export function firstLanguages(): readonly string[] {
  const offered: readonly string[] = languages;
  const detected = wantedLanguages().find((language) => offered.includes(language)) ?? languages[0];
  return [...new Set([detected, languages[0]])];
}

/** Whether the app has run in this browser before: it keeps the language that it was shown in. */
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
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${cookieName}=`));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(cookieName.length + 1));
  } catch {
    return null;
  }
}

function fromStorage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
