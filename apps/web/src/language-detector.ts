import type { LanguageDetectorModule } from 'i18next';
import { nearestLanguage } from './nearest-language.ts';

const cookieName = 'i18next';
const storageKey = 'i18nextLng';

/** Detects the language as SPEC §9 says: query, cookie, local storage, navigator. The choice is kept in the middle two. */
export const languageDetector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () => {
    const wanted = [
      new URLSearchParams(location.search).get('lng'),
      fromCookie(),
      fromStorage(),
      ...navigator.languages,
    ];
    return wanted.flatMap((language) => (language ? nearestLanguage(language) : []));
  },
  cacheUserLanguage: (language) => {
    document.cookie = `${cookieName}=${encodeURIComponent(language)};path=/;samesite=strict`;
    try {
      localStorage.setItem(storageKey, language);
    } catch {
      // The cookie keeps it.
    }
  },
};

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
