import { endpoints } from '@octavo/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

const [kind] = databaseKinds;
if (!kind) throw new Error('There is always SQLite.');
let app: TestApp;
let document: Record<string, unknown>;

beforeAll(async () => {
  app = await openTestApp(kind);
  document = JSON.parse(await (await app.api.request('/openapi.json')).text());
});
afterAll(() => app.close());

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const at = (pointer: string): unknown =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, part) => (isObject(value) ? value[part] : undefined), document);

const refs = (value: unknown): string[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) =>
        key === '$ref' && typeof inner === 'string' ? [inner] : refs(inner),
      )
    : [];

test('/openapi.json describes every call exactly once', () => {
  const described = Object.entries(isObject(document['paths']) ? document['paths'] : {}).flatMap(
    ([path, calls]) =>
      Object.keys(isObject(calls) ? calls : {}).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const known = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(described.toSorted()).toEqual(known.toSorted());
});

test('every reference resolves', () => {
  const all = [...new Set(refs(document))];
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((pointer) => !isObject(at(pointer)))).toEqual([]);
});

test('every path parameter is described, and every described one is in its path', () => {
  const wrong = Object.entries(isObject(document['paths']) ? document['paths'] : {}).flatMap(
    ([path, calls]) =>
      Object.values(isObject(calls) ? calls : {}).flatMap((call) => {
        const parameters = isObject(call) && Array.isArray(call['parameters']) ? call['parameters'] : [];
        const named = parameters.flatMap((parameter: unknown) =>
          isObject(parameter) && parameter['in'] === 'path' ? [String(parameter['name'])] : [],
        );
        const inPath = [...path.matchAll(/\{(.+?)\}/g)].map(([, name]) => name ?? '');
        return named.toSorted().join() === inPath.toSorted().join() ? [] : [path];
      }),
  );
  expect(wrong).toEqual([]);
});
