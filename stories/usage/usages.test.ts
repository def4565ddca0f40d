import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allUsages, usageOf } from './all-usages.ts';

const titles = globSync(join(import.meta.dirname, '../components/*.stories.tsx'))
  .flatMap((file) => /title: '(Components\/[^']+)'/u.exec(readFileSync(file, 'utf8'))?.[1] ?? [])
  .toSorted();

const names = new Set(titles.map((title) => title.split('/').at(-1)));

/** Components that are meant by one word of a longer answer. */
const ofPage = /^(?:the|no|a|nothing|text|headings|that|dir=)\b/u;

it('describes how each component is used, and no other', () => {
  const used = Object.entries(allUsages).flatMap(([group, usages]) =>
    Object.keys(usages).map((name) => `Components/${group}/${name}`),
  );
  expect(titles.length).toBeGreaterThan(90);
  expect(used.toSorted()).toEqual(titles);
});

it('refers only to existing components', () => {
  const unknown = titles.flatMap((title) =>
    Object.values(usageOf(title)?.not ?? {})
      .flatMap((instead) => (ofPage.test(instead) ? [] : instead.split(' or ')))
      .filter((instead) => !names.has(instead)),
  );
  expect(unknown).toEqual([]);
});

it('has complete sentences', () => {
  const open = titles.filter((title) => {
    const usage = usageOf(title);
    return (
      usage === undefined ||
      [usage.when, usage.does, usage.dont, usage.spoken].some((text) => !/[.”]$/u.test(text))
    );
  });
  expect(open).toEqual([]);
});
