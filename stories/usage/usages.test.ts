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

it('says of each component how it is used, and of no other', () => {
  const used = Object.entries(allUsages).flatMap(([group, usages]) =>
    Object.keys(usages).map((name) => `Components/${group}/${name}`),
  );
  expect(titles.length).toBeGreaterThan(90);
  expect(used.toSorted()).toEqual(titles);
});

it('refers to components that there are', () => {
  const unknown = titles.flatMap((title) =>
    Object.values(usageOf(title)?.not ?? {})
      .flatMap((instead) => (ofPage.test(instead) ? [] : instead.split(' or ')))
      .filter((instead) => !names.has(instead)),
  );
  expect(unknown).toEqual([]);
});

it('has sentences that end', () => {
  const open = titles.filter((title) => {
    const usage = usageOf(title);
    return (
      usage === undefined ||
      [usage.when, usage.does, usage.dont, usage.spoken].some((text) => !/[.”]$/u.test(text))
    );
  });
  expect(open).toEqual([]);
});
