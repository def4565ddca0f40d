import { defaultDownloadOptions } from '@octavo/contract/download-options';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDownloadOptions, keptDownloadOptions } from './kept-download-options.ts';

let entries: Map<string, string>;

beforeEach(() => {
  entries = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the options of the last download come back', () => {
  expect(keptDownloadOptions()).toEqual({});
  const options = { ...defaultDownloadOptions, fileType: 'odt', margin: 15, font: 'lexend' } as const;
  keepDownloadOptions(options);
  expect(keptDownloadOptions()).toEqual(options);
  keepDownloadOptions({ ...options, sectionLabels: true });
  expect(keptDownloadOptions()).toEqual({ ...options, sectionLabels: true });
});

test('invalid options are left out', () => {
  entries.set(
    'download_options',
    '{"fileType":"docx","font":"comic","margin":400,"fontSize":"12","sectionLabels":"yes"}',
  );
  expect(keptDownloadOptions()).toEqual({ fileType: 'docx' });
  for (const text of ['', 'null', '[', '7']) {
    entries.set('download_options', text);
    expect(keptDownloadOptions()).toEqual({});
  }
});
