import type { ErrorCode } from '@octavo/contract/error-codes';
import { beforeEach, expect, test } from 'vitest';
import type { BegunApart } from './journal.ts';
import { hasArrived, makeApart } from './make-apart.ts';
import { textOf } from './testing/entries.ts';
import { failedCall, saved, stubServer } from './testing/stub-server.ts';

const text = { title: 'Canals', content: textOf('Mine.') };
let { server, calls, answer } = stubServer();

beforeEach(() => {
  ({ server, calls, answer } = stubServer());
});

const refusing = (code: Parameters<typeof failedCall>[0]) => async () => Promise.reject(failedCall(code));
const sent = (id: string, save: object = text, version = 1) => [
  'save',
  id,
  { ...save, version, opening: 'mine' },
];
const blank = ['createBlank', 'Canals'];

function make(begun: BegunApart | null = null, wanted = text) {
  const remembered: (BegunApart | null)[] = [];
  const remember = async (now: BegunApart | null) => void remembered.push(now);
  return { remembered, made: makeApart({ text: wanted, opening: 'mine', begun, remember, server }) };
}

test('a new document is remembered before its text is sent', async () => {
  const { made, remembered } = make();
  expect(await made).toEqual({ id: 'new', version: 2 });
  expect(calls).toEqual([blank, sent('new')]);
  expect(remembered).toEqual([{ id: 'new', text }]);
});

test('a started document is completed, and no second one is created', async () => {
  expect(await make({ id: 'begun', text }).made).toEqual({ id: 'begun', version: 2 });
  expect(calls).toEqual([sent('begun')]);
});

test('later text is added to the started document', async () => {
  const more = { ...text, content: textOf('Mine. More.') };
  expect(await make({ id: 'begun', text }, more).made).toEqual({ id: 'begun', version: 2 });
  expect(calls).toEqual([sent('begun'), sent('begun', more, 2)]);
});

test.each<ErrorCode>(['document_deleted', 'saved_and_deleted', 'not_found', 'version_conflict'])(
  'if the text cannot be saved in the started document (%s), another one is created',
  async (code) => {
    answer({ save: async (id) => (id === 'begun' ? refusing(code)() : saved(2)) });
    expect(await make({ id: 'begun', text }).made).toEqual({ id: 'new', version: 2 });
  },
);

test('a text that the server refuses leaves neither an empty document nor a memory of one', async () => {
  answer({ save: refusing('invalid_document') });
  const { made, remembered } = make();
  await expect(made).rejects.toMatchObject({ code: 'invalid_document' });
  expect(calls).toEqual([blank, sent('new'), ['deleteForGood', 'new']]);
  expect(remembered).toEqual([{ id: 'new', text }, null]);
});

test('a lost connection leaves the started document for later', async () => {
  answer({ save: refusing('unreachable') });
  const { made, remembered } = make();
  await expect(made).rejects.toMatchObject({ code: 'unreachable' });
  expect(remembered).toEqual([{ id: 'new', text }]);
  expect(calls).toEqual([blank, sent('new')]);
});

test('a text has arrived where it was saved, even if that was deleted since, but not if the text differs', async () => {
  const begun = { id: 'begun', text };
  expect(await hasArrived(begun, text, 'mine', server)).toBe(true);
  answer({ save: refusing('saved_and_deleted') });
  expect(await hasArrived(begun, text, 'mine', server)).toBe(true);
  expect(await hasArrived(begun, { ...text, content: textOf('Mine. More.') }, 'mine', server)).toBe(false);
  answer({ save: refusing('document_deleted') });
  expect(await hasArrived(begun, text, 'mine', server)).toBe(false);
});
