import { endpoints } from '@octavo/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from './testing/browser.ts';
import { readAnswer } from './testing/read-answer.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';
import { databaseKinds } from './testing/test-databases.ts';

/** What answers 501. A call that gets built is taken from this list; it must shrink to nothing. */
const notBuilt = ['greetingVideo'] as const satisfies readonly (keyof typeof endpoints)[];

const [kind] = databaseKinds;
if (!kind) throw new Error('There is always SQLite.');

let app: TestApp;
let visitor: Browser;
beforeAll(async () => {
  app = await openTestApp(kind);
  visitor = await app.visitor();
});
afterAll(() => app.close());

test('the list of what is not built is the truth', () => {
  expect(app.notBuilt.toSorted()).toEqual([...notBuilt].toSorted());
});

test.each(notBuilt)('%s says so', async (name) => {
  const { method, path } = endpoints[name];
  const answer = visitor.request(path.replaceAll(/\{.+?\}/g, 'x'), { method });
  expect(await readAnswer(answer)).toEqual({
    status: 501,
    body: { error: 'This is described but not built yet.', code: 'not_built' },
  });
});

test('what is built does not', async () => {
  const built = Object.entries(endpoints).filter(([name]) => !notBuilt.some((missing) => missing === name));
  for (const [, { method, path }] of built) {
    const answer = await visitor.request(path.replaceAll(/\{.+?\}/g, 'x'), { method });
    expect([path, await answer.text()]).not.toEqual([path, expect.stringContaining('not_built')]);
  }
});
