import type { ToolSettings } from '@octavo/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInStore } from '../sign-in/sign-in-store.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { type ToolSettingsStore, toolSettingsStore } from './tool-settings-store.ts';

const chosen: ToolSettings = {
  audience: 'academic',
  formality: 'polished',
  writingStyle: 'persuade',
  suggestionsEnabled: false,
  autocompleteEnabled: true,
  buttonSectionsEnabled: false,
};
const other: ToolSettings = { ...chosen, audience: 'casual', suggestionsEnabled: true };

describe.each(databaseKinds)('on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  const store = (): ToolSettingsStore => toolSettingsStore(app.connection.db);
  const newAccount = async (): Promise<string> => (await app.services.accounts.createAnonymous('US')).id;

  test('regression 64: an anonymous visitor’s tool settings are taken along at sign-in', async () => {
    const [from, to] = [await newAccount(), await newAccount()];
    await store().save(from, chosen);
    await signInStore(app.connection.db, { percent: 20 }).enterAccount(to, from);
    expect(await store().find(to)).toEqual(chosen);
  });

  test('an existing account keeps its own settings', async () => {
    const [from, to] = [await newAccount(), await newAccount()];
    await store().save(from, chosen);
    await store().save(to, other);
    await signInStore(app.connection.db, { percent: 20 }).enterAccount(to, from);
    expect(await store().find(to)).toEqual(other);
  });
});
