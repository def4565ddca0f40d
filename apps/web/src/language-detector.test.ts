import { afterEach, expect, it, vi } from 'vitest';
import { languageDetector } from './language-detector.ts';

afterEach(() => vi.unstubAllGlobals());

function browser({ search = '', cookie = '', stored = null as string | null, blocked = false } = {}) {
  const document = { cookie };
  const kept = new Map<string, string>();
  vi.stubGlobal('document', document);
  const location = new URL(`https://octavo.example/app/${search}#top`);
  const history = { state: { scroll: 7 }, replaceState: vi.fn<History['replaceState']>() };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', history);
  vi.stubGlobal('navigator', { languages: ['de', 'en-GB'] });
  vi.stubGlobal('localStorage', {
    getItem: () => {
      if (blocked) throw new DOMException('no', 'SecurityError');
      return stored;
    },
    setItem: (key: string, value: string) => {
      if (blocked) throw new DOMException('no', 'SecurityError');
      kept.set(key, value);
    },
  });
  return { document, kept, history };
}

it('checks the address, then the stored choice, then the browser', () => {
  browser({ search: '?pay=1&lng=fr', cookie: 'other=1; i18next=pt-PT', stored: 'fr-CA' });
  expect(languageDetector.detect()).toEqual(['fr-FR', 'pt-PT', 'fr-CA', 'de-DE', 'en']);
});

it('falls back to the browser’s languages', () => {
  browser({ search: '?lng=', cookie: 'i18next=%E0%A4%A' });
  expect(languageDetector.detect()).toEqual(['de-DE', 'en']);
});

it('stores the choice in a cookie and in storage', () => {
  const { document, kept } = browser();
  languageDetector.cacheUserLanguage?.('fr-CA');
  expect([document.cookie, kept.get('i18nextLng')]).toEqual([
    'i18next=fr-CA;path=/;max-age=31536000;samesite=lax',
    'fr-CA',
  ]);
});

it('updates the language in an address that names one', () => {
  const { history } = browser({ search: '?pay=1&lng=fr&tag=lng' });
  languageDetector.cacheUserLanguage?.('de-DE');
  expect(history.replaceState.mock.calls).toEqual([
    [{ scroll: 7 }, '', 'https://octavo.example/app/?pay=1&lng=de-DE&tag=lng#top'],
  ]);
});

it('works in a browser that stores nothing', () => {
  const { document } = browser({ blocked: true });
  expect(languageDetector.detect()).toEqual(['de-DE', 'en']);
  languageDetector.cacheUserLanguage?.('en');
  expect(document.cookie).toContain('i18next=en');
});
