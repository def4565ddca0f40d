import type { CommentList, LinkState, OpenedLink, SharedText } from '@octavo/contract';
import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { commentingMachine } from '../commenting/index.ts';
import { CallError } from '../testing/call-error.ts';
import { callsOf } from '../testing/calls.ts';
import { readingMachine } from './reading.machine.ts';
import type { Formatted, WatchReport } from './reading.types.ts';
import { newerCanals, sharedCanals } from './text.fixtures.ts';

const link: OpenedLink = { linkId: 'link', kind: 'read', name: '' };
const state: LinkState = { kind: 'read', version: 12, revision: 1 };
const refusal = (code: 'password_needed' | 'wrong_password' | 'too_many_attempts' | 'not_found') =>
  new CallError(code, 'No.');

function start() {
  const open = callsOf<{ token: string; password: string }, OpenedLink>();
  const load = callsOf<{ linkId: string }, SharedText>();
  const format = callsOf<{ text: SharedText | null }, Formatted>();
  const listed = callsOf<{ linkId: string }, CommentList>();
  let report: (report: WatchReport) => void = () => {};
  const actor = createActor(
    readingMachine.provide({
      actors: {
        open: fromPromise(open.creator),
        load: fromPromise(load.creator),
        format: fromPromise(format.creator),
        watch: fromCallback<{ type: 'never' }, { linkId: string }, WatchReport>(({ sendBack }) => {
          report = sendBack;
        }),
        commenting: commentingMachine.provide({
          actors: { load: fromPromise(listed.creator), drafts: fromCallback(() => {}) },
        }),
      },
    }),
    { input: { token: 'token' } },
  ).start();
  async function read(kind: OpenedLink['kind'] = 'read') {
    await open.last().resolve({ ...link, kind });
    await load.last().resolve(sharedCanals);
  }
  return {
    actor,
    open,
    load,
    format,
    listed,
    read,
    report: (event: WatchReport) => report(event),
    is: (value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      actor.getSnapshot().matches(value),
    context: () => actor.getSnapshot().context,
  };
}

it('asks for a password, again after a wrong one, and reports too many tries', async () => {
  const { actor, open, is, context } = start();
  await open.last().reject(refusal('password_needed'));
  expect(is({ locked: 'asking' })).toBe(true);
  actor.send({ type: 'unlock', password: 'weir' });
  expect(open.last().input).toEqual({ token: 'token', password: 'weir' });
  await open.last().reject(refusal('wrong_password'));
  expect(is({ locked: 'wrong' })).toBe(true);
  actor.send({ type: 'unlock', password: 'lock' });
  await open.last().reject(refusal('too_many_attempts'));
  expect([is({ locked: 'halted' }), context().failure?.message]).toEqual([true, 'No.']);
  actor.send({ type: 'unlock', password: 'sluice' });
  await open.last().resolve(link);
  expect([is('loading'), context().password]).toEqual([true, '']);
});

it('offers a newer text and shows it only on request', async () => {
  const { actor, load, format, read, report, is, context } = start();
  await read();
  report({ type: 'state.known', state });
  expect(is({ shown: { text: 'current' } })).toBe(true);
  report({ type: 'state.known', state: { ...state, version: 13 } });
  expect([is({ shown: { text: 'outdated' } }), context().text]).toEqual([true, sharedCanals]);
  actor.send({ type: 'update' });
  await load.last().reject(new CallError('unreachable', 'No.'));
  expect([is({ shown: { text: 'outdated' } }), context().failure?.code]).toEqual([true, 'unreachable']);
  actor.send({ type: 'update' });
  await load.last().resolve(newerCanals);
  expect([is({ shown: { text: 'current' } }), context().text]).toEqual([true, newerCanals]);
  expect(format.calls.map(({ input }) => input.text?.version)).toEqual([12, 13]);
});

it('ends when the link is revoked, keeps none of the text, and can check again', async () => {
  const { actor, open, read, report, is, context } = start();
  await read('comment');
  report({ type: 'link.gone' });
  expect([is('gone'), context().text, context().commenting]).toEqual([true, null, null]);
  expect(actor.getSnapshot().children['commenting']).toBeUndefined();
  actor.send({ type: 'retry' });
  await open.last().reject(refusal('not_found'));
  expect(is('gone')).toBe(true);
});

it('keeps the text while the server cannot be reached', async () => {
  const { read, report, is, context } = start();
  await read();
  report({ type: 'connection.lost' });
  expect([is({ shown: { line: 'offline' } }), context().text]).toEqual([true, sharedCanals]);
  report({ type: 'state.known', state });
  expect(is({ shown: { line: 'online' } })).toBe(true);
});

it('starts and ends commenting with the kind of the link, and reports new comments to it', async () => {
  const { read, report, listed, context } = start();
  await read('read');
  expect(context().commenting).toBeNull();
  report({ type: 'state.known', state: { ...state, kind: 'comment' } });
  const { commenting } = context();
  expect([commenting === null, listed.calls.length]).toEqual([false, 1]);
  report({ type: 'state.known', state: { ...state, kind: 'comment', revision: 7 } });
  expect(commenting?.getSnapshot().context.known).toBe(7);
  report({ type: 'state.known', state });
  expect([context().commenting, commenting?.getSnapshot().status]).toEqual([null, 'stopped']);
});

it('regression 366: asks for the new password of a link, and hides the text', async () => {
  const { actor, open, load, read, report, is, context } = start();
  await read();
  report({ type: 'link.locked' });
  expect([is({ locked: 'asking' }), context().text]).toEqual([true, null]);
  actor.send({ type: 'unlock', password: 'weir' });
  await open.last().resolve(link);
  await load.last().reject(refusal('password_needed'));
  expect(is({ locked: 'asking' })).toBe(true);
});
