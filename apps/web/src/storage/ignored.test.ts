import { afterEach, expect, test, vi } from 'vitest';
import { documentsWithIgnored, forgetIgnored, ignoredPlaces, ignoredWords } from './ignored.ts';

afterEach(() => vi.unstubAllGlobals());

/** Its keys are its own properties, as a browser's are. */
class MemoryStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    const value = this[key];
    return typeof value === 'string' ? value : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

test('what was ignored in some documents is forgotten, and nothing else', () => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  localStorage.setItem('theme', 'dark');
  ignoredPlaces('canals').write(['I beleive in it']);
  ignoredWords('canals').write(['Ouse']);
  ignoredWords('dunes').write(['marram']);
  expect(new Set(documentsWithIgnored())).toEqual(new Set(['canals', 'dunes']));

  forgetIgnored(new Set(['canals']));
  expect(Object.keys(localStorage)).toEqual(['theme', 'ignored_words:dunes']);
  expect(ignoredWords('dunes').read()).toEqual(['marram']);
});

test('a browser that refuses storage knows of none', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(documentsWithIgnored()).toEqual([]);
  expect(() => forgetIgnored(new Set(['canals']))).not.toThrow();
});
