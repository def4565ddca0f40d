import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  aiActions,
  citationStyles,
  citationStylesFor,
  createBlankRequest,
  defaultDownloadOptions,
  documentContent,
  downloadOptions,
  emptyActions,
  endpoints,
  fontNames,
  fonts,
  routes,
  saveRequest,
  setTagsRequest,
  shareCodeSchema,
  textActions,
  tones,
  topics,
} from './index.ts';

test('each endpoint has its route, and each route its endpoint', () => {
  const calls = (list: { method: string; path: string }[]) =>
    list.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted();
  const described = calls(Object.values(routes));
  expect(described).toEqual(calls(Object.values(endpoints)));
  expect(new Set(described).size).toBe(described.length);
});

test('the parameters of a path are documented', () => {
  for (const route of Object.values(routes)) {
    const names = [...route.path.matchAll(/\{(.+?)\}/g)].map(([, name]) => name);
    const params =
      'request' in route && 'params' in route.request ? Object.keys(route.request.params.shape) : [];
    expect([route.path, params]).toEqual([route.path, names]);
  }
});

test('imports of the browser do not include zod', () => {
  const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const files = Object.entries<string>(exports).filter(([name]) => name !== '.');
  expect(files.length).toBeGreaterThan(10);
  for (const [, file] of files) {
    expect([file, packagesBehind(new URL(`../${file}`, import.meta.url))]).toEqual([file, []]);
  }
});

test('the numbers of SPEC §9', () => {
  expect(tones).toHaveLength(27);
  expect([textActions.length, emptyActions.length, aiActions.length]).toEqual([6, 6, 13]);
  expect(Object.values(topics).map((list) => list.length)).toEqual(Array(9).fill(5));
  expect(citationStyles).toHaveLength(9);
});

test('styles depend on the country, and default to the US', () => {
  expect(citationStylesFor('de')).toEqual(['Harvard', 'APA 7', 'ISO 690', 'DIN 1505']);
  expect(citationStylesFor('PH')).toEqual(citationStylesFor('IN'));
  expect(citationStylesFor('XX')).toEqual(['APA 7', 'MLA 9', 'Chicago', 'IEEE']);
  expect(citationStylesFor('constructor')).toEqual(citationStylesFor('US'));
});

test('the default download is a valid one, and every font has a name', () => {
  expect(downloadOptions.parse(defaultDownloadOptions)).toEqual(defaultDownloadOptions);
  expect(Object.keys(fontNames)).toEqual([...fonts]);
});

test.each([
  ['<p>text</p>', false],
  [{ type: 'doc' }, false],
  [{ type: 'paragraph', content: [] }, false],
  [{ type: 'doc', content: ['text'] }, false],
  [{ type: 'doc', content: [null] }, false],
  [{ type: 'doc', content: [{ type: 'paragraph' }] }, true],
])('as a document %j: %s', (value, accepted) => {
  expect(documentContent.safeParse(value).success).toBe(accepted);
});

test('a save needs content and title; the version is optional', () => {
  const content = { type: 'doc', content: [] };
  expect(saveRequest.parse({ content, title: '' })).toEqual({ content, title: '' });
  expect(saveRequest.parse({ content, title: '', version: 3 }).version).toBe(3);
  expect(saveRequest.safeParse({ content, title: '', version: 1.5 }).success).toBe(false);
  expect(saveRequest.safeParse({ title: '' }).success).toBe(false);
});

test('a new document needs no title', () => {
  expect(createBlankRequest.parse({})).toEqual({ title: '' });
});

test.each([
  [[], 'Please add at least 1 tag(s)'],
  [Array.from({ length: 11 }, (_, index) => `t${index}`), 'Maximum 10 tags allowed'],
  [['x'.repeat(31)], 'Tag length cannot exceed 30 characters'],
  [['a,b'], 'must not hold a comma'],
])('the tags %j are refused as SPEC §5 says', (tags, message) => {
  expect(setTagsRequest.safeParse({ tags }).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each([
  ['lime-42', true],
  ['abc', false],
  ['x'.repeat(41), false],
  ['lime 42', false],
  ['lime_42', false],
])('the share code %s: %s', (code, accepted) => {
  expect(shareCodeSchema.safeParse(code).success).toBe(accepted);
});

/** The packages that a file imports, itself or through files of its own. */
function packagesBehind(file: URL): string[] {
  const source = readFileSync(file, 'utf8');
  const names = [...source.matchAll(/^(?:import|export) (?!type)[^;]*?from '([^']+)'/gmu)].flatMap(
    ([, name = '']) => name,
  );
  return names.flatMap((name) => (name.startsWith('.') ? packagesBehind(new URL(name, file)) : name));
}
