import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { askingCaller } from './asking-caller.ts';
import type { ConnectedModel } from './connected-model.ts';
import { ModelError } from '@octavo/language/asking/model-error';
import { sentence, toolSettings } from './testing/call-samples.ts';

let app: TestApp;
let visitor: Browser;
let accountId: string;
let asking: (string | undefined)[] = [];

const noted = (): void => void asking.push(askingCaller().accountId);
const failed = new ModelError({ kind: 'failed' });
const model: ConnectedModel = {
  // oxlint-disable-next-line require-yield
  async *write() {
    noted();
    throw failed;
  },
  object() {
    noted();
    return Promise.reject(failed);
  },
};

beforeAll(async () => {
  const [sqlite] = databaseKinds;
  if (!sqlite) throw new Error('There is always SQLite.');
  app = await openTestApp(sqlite, { services: { findModel: () => Promise.resolve(model) } });
  visitor = await app.visitor();
  const account = await app.connection.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  accountId = account.id;
});
afterAll(() => app.close());

const selection = { title: '', text: '', selection: sentence };

test.each([
  ['a selected text', '/v2/text/plain/summarize', selection],
  ['make local', '/v2/main/make-local', { text: sentence }],
  ['the tools', '/v2/text/update_config', { ...toolSettings, text: sentence }],
  ['finish as I type', '/v2/text/autocomplete', { text: sentence.slice(0, 40) }],
])('the caller is known wherever a model is called: %s', async (_, path, body) => {
  asking = [];
  await visitor.post(path, body);
  expect(new Set(asking)).toEqual(new Set([accountId]));
});

test('outside a call there is no caller', () => {
  expect(askingCaller()).toEqual({ accountId: undefined, network: undefined });
});
