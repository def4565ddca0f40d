import type { Preferences } from '@octavo/machines/preferences';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferenceAt, readPreferences, writePreferences } from './stored-preferences.ts';

const defaults: Preferences = {
  theme: 'light',
  suggestionsEnabled: true,
  autocompleteEnabled: true,
  buttonSectionsEnabled: true,
  wordCountShown: true,
  focusMode: false,
  typewriter: false,
  serifText: false,
  editorAiEnabled: true,
  browserModelEnabled: false,
  browserModelDeclined: false,
  listSidebar: 'expanded',
  documentSidebar: 'collapsed',
  ignoredRules: [],
  essayTourSeen: false,
  greetingCloses: 0,
  audience: 'casual',
  formality: 'standard',
  writingStyle: 'describe',
};

let entries: Map<string, string>;

beforeEach(() => {
  entries = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('stored values come back, under the keys of the specification', () => {
  const change = { suggestionsEnabled: false, wordCountShown: false, documentSidebar: 'expanded' } as const;
  writePreferences(change);
  writePreferences({ ignoredRules: ['Spelling'] });
  expect(Object.fromEntries(entries)).toEqual({
    enable_suggestions: 'false',
    show_word_count: 'false',
    sidebar_document: 'expanded',
    ignored_rules: '["Spelling"]',
  });
  expect(readPreferences(defaults)).toEqual({ ...defaults, ...change, ignoredRules: ['Spelling'] });
});

test('the closes of the greeting video are stored as a count', () => {
  writePreferences({ greetingCloses: 1 });
  expect(entries.get('greetingVideoCloseCount')).toBe('1');
  expect(readPreferences(defaults).greetingCloses).toBe(1);
  entries.set('greetingVideoCloseCount', 'twice');
  expect(readPreferences(defaults).greetingCloses).toBe(0);
});

test('missing and invalid values keep their defaults', () => {
  entries.set('sidebar_home', 'wide');
  entries.set('ignored_rules', '{"a":1}');
  expect(readPreferences(defaults)).toEqual(defaults);
});

test('another window is understood by its key', () => {
  expect(preferenceAt('theme', 'dark')).toEqual({ theme: 'dark' });
  expect(preferenceAt('theme', null)).toBeNull();
  expect(preferenceAt('something_else', 'dark')).toBeNull();
});
