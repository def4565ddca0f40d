import { changelogEntry } from '@octavo/contract';
import { languages } from '@octavo/contract/languages';
import { expect, test } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';
import { databaseKinds } from '../../testing/test-databases.ts';
import { versions } from './versions.ts';

test.each(databaseKinds)(
  'the changelog says in the language of whoever asks what is new in each version, newest first ($name)',
  async (kind) => {
    const app = await openTestApp(kind);
    const told = new Set<string>();
    for (const language of languages) {
      const answer = await app.api.request('/system/changelog', {
        headers: { cookie: `i18next=${language}` },
      });
      expect(answer.status).toBe(200);
      const entries = changelogEntry.array().parse(await answer.json());
      expect(entries.map(({ version, date }) => ({ version, date }))).toEqual(versions);
      for (const { message } of entries) {
        expect(message.length).toBeGreaterThan(100);
        told.add(message);
      }
    }
    // Canada and France may say the same of a version.
    expect(told.size).toBeGreaterThan(versions.length * (languages.length - 1));
    await app.close();
  },
);

test('versions stand with their day, newest first', () => {
  for (const { version, date } of versions) {
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/u);
  }
  const newestFirst = versions.toSorted((one, other) =>
    other.version.localeCompare(one.version, 'en', { numeric: true }),
  );
  expect(versions).toEqual(newestFirst);
});
