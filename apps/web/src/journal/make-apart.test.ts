import { beforeEach, expect, test, vi } from 'vitest';
import { type CallCode, CallFailed } from '../api/call-failed.ts';
import { type ServedCall, stubServer } from '../testing/stub-server.ts';
import type { BegunApart } from './journal.ts';
import { hasArrived, makeApart } from './make-apart.ts';
import { textOf } from './testing/entries.ts';

const text = { title: 'Canals', content: textOf('Mine.') };
let calls: ServedCall[] = [];
let answer: (call: ServedCall) => unknown = () => ({});

beforeEach(() => {
  calls = [];
  answer = ({ name }) => (name === 'createBlankDocument' ? { id: 'new' } : { version: 2 });
  stubServer((call) => {
    calls.push(call);
    return answer(call);
  });
  return () => vi.unstubAllGlobals();
});

const refuse = (status: number, code: CallCode) => {
  throw new CallFailed(status, code, 'No.');
};
const sent = (id: string, body: object = text, version = 1) => ({
  name: 'saveDocument',
  params: { documentId: id },
  body: { ...body, version, opening: 'mine' },
});
const blank = { name: 'createBlankDocument', params: {}, body: { title: 'Canals' } };

function make(begun: BegunApart | null = null, wanted = text) {
  const remembered: (BegunApart | null)[] = [];
  const remember = async (now: BegunApart | null) => void remembered.push(now);
  return { remembered, made: makeApart({ text: wanted, opening: 'mine', begun, remember }) };
}

test('what is begun is remembered before the text is sent', async () => {
  const { made, remembered } = make();
  expect(await made).toEqual({ id: 'new', version: 2 });
  expect(calls).toEqual([blank, sent('new')]);
  expect(remembered).toEqual([{ id: 'new', text }]);
});

test('what was begun is finished, and no second one is made', async () => {
  expect(await make({ id: 'begun', text }).made).toEqual({ id: 'begun', version: 2 });
  expect(calls).toEqual([sent('begun')]);
});

test('what was written since goes on in what was begun', async () => {
  const more = { ...text, content: textOf('Mine. More.') };
  expect(await make({ id: 'begun', text }, more).made).toEqual({ id: 'begun', version: 2 });
  expect(calls).toEqual([sent('begun'), sent('begun', more, 2)]);
});

test.each<[number, CallCode]>([
  [410, 'document_deleted'],
  [410, 'saved_and_deleted'],
  [404, 'not_found'],
  [409, 'version_conflict'],
])('where the text cannot go into what was begun (%s %s), another one is made', async (status, code) => {
  answer = ({ name, params }) => {
    if (params['documentId'] === 'begun') return refuse(status, code);
    return name === 'createBlankDocument' ? { id: 'new' } : { version: 2 };
  };
  expect(await make({ id: 'begun', text }).made).toEqual({ id: 'new', version: 2 });
});

test('a text that the server does not take leaves no empty document, nor the memory of one', async () => {
  answer = ({ name }) => {
    if (name === 'createBlankDocument') return { id: 'new' };
    return name === 'deleteDocument' ? { ok: true } : refuse(400, 'invalid_document');
  };
  const { made, remembered } = make();
  await expect(made).rejects.toMatchObject({ code: 'invalid_document' });
  expect(calls.map(({ name }) => name)).toEqual(['createBlankDocument', 'saveDocument', 'deleteDocument']);
  expect(remembered).toEqual([{ id: 'new', text }, null]);
});

test('a lost connection leaves what was begun to be finished', async () => {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    if (address.includes('/docs/save/')) throw new TypeError('Offline');
    return fetch(address, request);
  });
  const { made, remembered } = make();
  await expect(made).rejects.toMatchObject({ code: 'unreachable' });
  expect(remembered).toEqual([{ id: 'new', text }]);
});

test('a text has arrived where it was saved, also where that was deleted since, and not where it is another one', async () => {
  const begun = { id: 'begun', text };
  expect(await hasArrived(begun, text, 'mine')).toBe(true);
  answer = () => refuse(410, 'saved_and_deleted');
  expect(await hasArrived(begun, text, 'mine')).toBe(true);
  expect(await hasArrived(begun, { ...text, content: textOf('Mine. More.') }, 'mine')).toBe(false);
  answer = () => refuse(410, 'document_deleted');
  expect(await hasArrived(begun, text, 'mine')).toBe(false);
});
