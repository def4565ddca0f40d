import { beforeEach, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { CommentList, DocumentComment } from '@octavo/contract';
import { CallError } from '../testing/call-error.ts';
import { callsOf } from '../testing/calls.ts';
import { anchorOf, comments } from './comments.fixtures.ts';
import { commentingMachine } from './commenting.machine.ts';
import type { Draft, KeepCommand, KeptDrafts, KeptReport, ReaderSettings, Sent } from './commenting.types.ts';

const quiet = anchorOf('how quiet it is');
const key = `words-${quiet.offset}-${quiet.quote.length}`;
const unreachable = new CallError('unreachable', 'The server cannot be reached.');
const nothingKept: KeptDrafts = { drafts: [], nameDraft: '', email: '' };
const [first] = comments;
const answered = (id: string, text: string): DocumentComment => {
  if (first === undefined) throw new Error('There are no comments');
  return { ...first, id, thread: id, text, isOwn: true };
};

function start({ name = 'Ada', kept = nothingKept } = {}) {
  const load = callsOf<{ linkId: string }, CommentList>();
  const send = callsOf<Sent, DocumentComment>();
  const takeBack = callsOf<{ linkId: string; id: string }, unknown>();
  const settings = callsOf<{ linkId: string } & ReaderSettings, unknown>();
  const keeping: KeepCommand[] = [];
  const actor = createActor(
    commentingMachine.provide({
      actors: {
        load: fromPromise(load.creator),
        send: fromPromise(send.creator),
        takeBack: fromPromise(takeBack.creator),
        saveSettings: fromPromise(settings.creator),
        drafts: fromCallback<KeepCommand, { linkId: string }, KeptReport>(({ receive, sendBack }) => {
          sendBack({ type: 'kept', ...kept });
          receive((command) => void keeping.push(command));
        }),
      },
    }),
    { input: { linkId: 'link', name } },
  ).start();
  return { actor, load, send, takeBack, settings, keeping, context: () => actor.getSnapshot().context };
}

const textsOf = (drafts: readonly Draft[]) => drafts.map(({ text, status }) => [text, status]);

let page: ReturnType<typeof start>;
beforeEach(async () => {
  page = start();
  await page.load.last().resolve({ comments: [...comments], revision: 3 });
});

it('keeps a draft with each change until the server has taken it', async () => {
  const { actor, keeping, send, context } = page;
  actor.send({ type: 'comment.start', anchor: quiet });
  actor.send({ type: 'draft.change', key, change: { text: 'Was it?' } });
  expect(keeping.map(({ drafts }) => textsOf(drafts))).toEqual([[['', 'writing']], [['Was it?', 'writing']]]);
  actor.send({ type: 'draft.send', key });
  expect(send.last().input).toMatchObject({ linkId: 'link', name: null, draft: { text: 'Was it?' } });
  await send.last().resolve(answered('new', 'Was it?'));
  expect(keeping.at(-1)?.drafts).toEqual([]);
  expect([context().comments.at(-1)?.id, context().chosen]).toEqual(['new', 'new']);
});

it('keeps a draft that could not be sent, and sends it again on request', async () => {
  const { actor, send, context } = page;
  actor.send({ type: 'comment.start', anchor: quiet });
  actor.send({ type: 'draft.change', key, change: { text: 'Was it?' } });
  actor.send({ type: 'draft.send', key });
  await send.last().reject(unreachable);
  expect(context().drafts).toMatchObject([
    { text: 'Was it?', status: 'failed', failure: { code: 'unreachable' } },
  ]);
  actor.send({ type: 'draft.send', key });
  expect([send.calls.length, context().drafts[0]?.failure]).toEqual([2, null]);
});

it('sends drafts one after the other', async () => {
  const { actor, send } = page;
  actor.send({ type: 'answer.start', thread: 'trade' });
  actor.send({ type: 'draft.change', key: 'answer-trade', change: { text: 'Yes.' } });
  actor.send({ type: 'draft.send', key: 'answer-trade' });
  actor.send({ type: 'mark.press', anchor: quiet, mark: 'good', replaces: [] });
  expect(send.calls).toHaveLength(1);
  await send.last().resolve(answered('yes', 'Yes.'));
  expect(send.calls.map(({ input }) => input.draft.target.type)).toEqual(['answer', 'mark']);
});

it('restores drafts after a reload, and sends none of them unasked', () => {
  const kept: Draft = {
    key,
    target: { type: 'words', anchor: quiet },
    text: 'Was it',
    proposal: null,
    status: 'waiting',
    failure: null,
  };
  const { context, send } = start({ kept: { ...nothingKept, drafts: [kept] } });
  expect([textsOf(context().drafts), send.calls]).toEqual([[['Was it', 'writing']], []]);
});

it('asks for a name before the first comment and sends it along once', async () => {
  const { actor, send, context } = start({ name: '' });
  actor.send({ type: 'mark.press', anchor: quiet, mark: 'good', replaces: [] });
  const mark = `mark-${quiet.offset}-good`;
  actor.send({ type: 'draft.send', key: mark });
  expect([send.calls, context().drafts[0]?.status]).toEqual([[], 'writing']);
  actor.send({ type: 'name.change', name: ' Ada ' });
  actor.send({ type: 'draft.send', key: mark });
  expect(send.last().input.name).toBe('Ada');
  await send.last().resolve(answered('good', ''));
  actor.send({ type: 'mark.press', anchor: quiet, mark: 'unclear', replaces: [] });
  expect([send.last().input.name, context().name]).toEqual([null, 'Ada']);
});

it('sends no empty comment', () => {
  const { actor, send } = page;
  actor.send({ type: 'comment.start', anchor: quiet });
  actor.send({ type: 'draft.change', key, change: { text: '  ' } });
  actor.send({ type: 'draft.send', key });
  expect(send.calls).toEqual([]);
});

it('asks before it removes a comment with its answers, but not before it replaces a rating', async () => {
  const { actor, takeBack, context } = page;
  actor.send({ type: 'removal.ask', id: 'trade' });
  actor.send({ type: 'removal.keep' });
  expect(takeBack.calls).toEqual([]);
  actor.send({ type: 'removal.ask', id: 'trade' });
  actor.send({ type: 'removal.confirm' });
  await takeBack.last().resolve({});
  expect(context().comments.some(({ thread }) => thread === 'trade')).toBe(false);
  actor.send({ type: 'mark.press', anchor: quiet, mark: 'good', replaces: ['unclear-before'] });
  expect(takeBack.last().input.id).toBe('unclear-before');
});

it('follows the comments of others, and keeps those shown if they cannot be fetched', async () => {
  const { actor, load, context } = page;
  actor.send({ type: 'revision.known', revision: 3 });
  expect(load.calls).toHaveLength(1);
  actor.send({ type: 'revision.known', revision: 4 });
  await load.last().reject(unreachable);
  expect(context().comments).toHaveLength(comments.length);
  actor.send({ type: 'revision.known', revision: 4 });
  await load.last().resolve({ comments: [], revision: 4 });
  expect(context().comments).toEqual([]);
});

it('saves name and address, and says why it could not', async () => {
  const { actor, settings, context, keeping } = page;
  actor.send({ type: 'settings.open' });
  actor.send({ type: 'settings.save', settings: { name: 'Ada L.', email: 'ada@example.org' } });
  await settings.last().reject(unreachable);
  expect([context().failure?.code, context().name]).toEqual(['unreachable', 'Ada']);
  actor.send({ type: 'settings.save', settings: { name: 'Ada L.', email: 'ada@example.org' } });
  await settings.last().resolve({});
  expect([context().name, keeping.at(-1)?.email]).toEqual(['Ada L.', 'ada@example.org']);
});

it('reports each finished draft, and none that could not be sent', async () => {
  const done: string[] = [];
  page.actor.on('done', (event) => done.push(event.key));
  page.actor.send({ type: 'comment.start', anchor: quiet });
  page.actor.send({ type: 'draft.change', key, change: { text: 'So quiet.' } });
  page.actor.send({ type: 'draft.send', key });
  await page.send.last().reject(unreachable);
  expect(done).toEqual([]);
  page.actor.send({ type: 'draft.send', key });
  await page.send.last().resolve(answered('new', 'So quiet.'));
  expect(done).toEqual([key]);
  page.actor.send({ type: 'comment.start', anchor: quiet });
  page.actor.send({ type: 'draft.discard', key });
  expect(done).toEqual([key, key]);
});
