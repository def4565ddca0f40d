import { expect, test } from 'vitest';
import { openTestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { changelog } from './changelog.ts';

test.each(databaseKinds)(
  'the changelog is a list of versions with their day and what is new, newest first ($name)',
  async (kind) => {
    const app = await openTestApp(kind);
    const answer = await app.api.request('/system/changelog');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(changelog);
    await app.close();
    for (const entry of changelog) {
      expect(Object.keys(entry).toSorted()).toEqual(['date', 'message', 'version']);
      expect(entry.date).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
      expect(entry.version).toMatch(/^\d+\.\d+\.\d+$/u);
    }
    const newestFirst = changelog.toSorted((one, other) =>
      other.version.localeCompare(one.version, 'en', { numeric: true }),
    );
    expect(changelog).toEqual(newestFirst);
  },
);
