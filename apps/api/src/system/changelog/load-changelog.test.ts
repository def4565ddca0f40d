import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@octavo/contract/languages';
import { expect, test } from 'vitest';
import { projectFolders } from '../../shared-services.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { oneDatabase } from '../../testing/test-databases.ts';
import { versions } from './versions.ts';

function entriesIn(language: string) {
  const texts: Record<string, string> = JSON.parse(
    readFileSync(join(projectFolders.locales, language, 'changelog-messages.json'), 'utf8'),
  );
  return versions.map(({ version, date }) => ({ version, date, message: texts[version] }));
}

test.each(oneDatabase)(
  'the changelog lists each version’s news in the requested language, else in the reader’s ($name)',
  async (kind) => {
    const app = await openTestApp(kind);
    const changelog = async (query: string, language: string): Promise<unknown> => {
      const headers = { cookie: `i18next=${language}` };
      return (await app.api.request(`/system/changelog${query}`, { headers })).json();
    };
    for (const language of languages) {
      expect(await changelog(`?lng=${language}`, 'de-DE')).toEqual(entriesIn(language));
      expect(await changelog('', language)).toEqual(entriesIn(language));
    }
    await app.close();
  },
);

test.each(languages.filter((language) => language !== 'en'))(
  'nothing of it is left in English in %s',
  (language) => {
    const english = entriesIn('en').map(({ message }) => message);
    expect(entriesIn(language).filter(({ message }) => english.includes(message))).toEqual([]);
  },
);

test('versions have their dates, newest first', () => {
  for (const { version, date } of versions) {
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/u);
  }
  const newestFirst = versions.toSorted((one, other) =>
    other.version.localeCompare(one.version, 'en', { numeric: true }),
  );
  expect(versions).toEqual(newestFirst);
});
