import type { DocumentComment } from '@octavo/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { CallError } from '../testing/call-error.ts';
import { callsOf } from '../testing/calls.ts';
import { readersComments } from './comments.fixtures.ts';
import { commentsMachine } from './comments.machine.ts';
import type {
  CommentChange,
  CommentCommand,
  CommentReport,
  CommentsEmitted,
  LoadedComments,
  MarkedWords,
} from './comments.types.ts';
import { openCount } from './threads.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start() {
  const load = callsOf<{ id: string; asksForLinks: boolean }, LoadedComments>();
  const change = callsOf<{ id: string; change: CommentChange }, DocumentComment | null>();
  const move = callsOf<{ id: string }, unknown>();
  const received: CommentCommand[] = [];
  const emitted: CommentsEmitted[] = [];
  let report: (event: CommentReport) => void = () => {};
  const machine = commentsMachine.provide({
    actors: {
      load: fromPromise(load.creator),
      change: fromPromise(change.creator),
      move: fromPromise(move.creator),
      text: fromCallback<CommentCommand, { comments: readonly MarkedWords[] }, CommentReport>(
        ({ input, receive, sendBack }) => {
          report = sendBack;
          received.push({ type: 'list', comments: input.comments });
          receive((command) => void received.push(command));
        },
      ),
      browser: fromCallback(() => {}),
    },
  });
  const actor = createActor(machine, { input: { id: 'doc' } });
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  const context = () => actor.getSnapshot().context;
  const tell = (event: CommentReport) => report(event);
  return { actor, load, change, move, received, emitted, context, tell };
}

function write(actor: ReturnType<typeof start>['actor']) {
  actor.send({ type: 'draft.change', thread: 'c-where', text: ' Yes. ' });
  actor.send({ type: 'answer', thread: 'c-where' });
}

async function open(comments = readersComments) {
  const flow = start();
  flow.actor.send({ type: 'begin' });
  await flow.load.last().resolve({ comments, hasLinks: true });
  return flow;
}

const answerOf = (thread: string): DocumentComment => {
  const answer = readersComments.find(({ author }) => author === 'writer');
  if (!answer) throw new Error('The writer has answered');
  return { ...answer, id: 'new', thread };
};

const idsOf = ({ context }: Awaited<ReturnType<typeof open>>) =>
  context().threads.map(({ first }) => first.id);
const inText = { order: ['c-where', 'c-quiet'], gone: ['c-quiet'] };

it('requests nothing for a document without comments and links, until a link is created', async () => {
  const { actor, load, received } = start();
  actor.send({ type: 'begin' });
  await load.last().resolve({ comments: [], hasLinks: false });
  vi.advanceTimersByTime(300_000);
  expect([load.calls.length, received.length, actor.getSnapshot().hasTag('visible')]).toEqual([1, 0, false]);
  actor.send({ type: 'linked' });
  await load.last().resolve({ comments: [], hasLinks: true });
  expect(actor.getSnapshot().hasTag('visible')).toBe(true);
});

it('retries later if the request failed', async () => {
  const { actor, load } = start();
  actor.send({ type: 'begin' });
  await load.last().reject(new CallError('unreachable', 'Not reached.'));
  expect(actor.getSnapshot().hasTag('visible')).toBe(false);
  vi.advanceTimersByTime(30_000);
  await load.last().resolve({ comments: readersComments, hasLinks: true });
  expect(actor.getSnapshot().hasTag('visible')).toBe(true);
});

it('reloads every 30 s while the page is shown, and when it is shown again', async () => {
  const { actor, load } = await open();
  vi.advanceTimersByTime(30_000);
  await load.last().resolve({ comments: readersComments, hasLinks: null });
  expect(load.calls.map(({ input }) => input.asksForLinks)).toEqual([true, false]);
  actor.send({ type: 'page.hidden' });
  vi.advanceTimersByTime(300_000);
  expect(load.calls).toHaveLength(2);
  actor.send({ type: 'page.shown' });
  expect(load.calls).toHaveLength(3);
});

it('keeps its comments if they cannot be reloaded', async () => {
  const { actor, load, context } = await open();
  vi.advanceTimersByTime(30_000);
  await load.last().reject(new CallError('unreachable', 'Not reached.'));
  expect([actor.getSnapshot().hasTag('failed'), context().comments.length]).toEqual([
    true,
    readersComments.length,
  ]);
  actor.send({ type: 'retry' });
  await load.last().resolve({ comments: readersComments, hasLinks: null });
  expect([actor.getSnapshot().hasTag('failed'), context().failure]).toEqual([false, null]);
});

it('lists threads in the order of the text, and marks those whose words are gone', async () => {
  const flow = await open();
  expect(idsOf(flow).slice(0, 3)).toEqual(['c-quiet', 'c-where', 'c-good']);
  flow.tell({ type: 'order.change', ...inText });
  expect(idsOf(flow).slice(0, 2)).toEqual(['c-where', 'c-quiet']);
  expect(flow.context().threads[1]).toMatchObject({
    isGone: true,
    answers: [{ id: 'c-quiet-answer' }, { id: 'c-quiet-thanks' }],
  });
});

it('sends the comments and the selection to the text, and follows a selection in the text', async () => {
  const { actor, received, emitted, context, tell } = await open();
  expect(received).toEqual([{ type: 'list', comments: expect.objectContaining({ length: 6 }) }]);
  actor.send({ type: 'comment.next' });
  expect([received.at(-1), emitted.at(-1)]).toEqual([
    { type: 'select', id: 'c-quiet' },
    { type: 'selected' },
  ]);
  actor.send({ type: 'comment.previous' });
  // A resolved one is passed over.
  expect(context().selectedId).toBe('c-gone');
  tell({ type: 'comment.select', id: 'c-where' });
  expect([context().selectedId, emitted.length]).toEqual(['c-where', 3]);
  actor.send({ type: 'comment.leave' });
  expect([context().selectedId, emitted.at(-1)]).toEqual([null, { type: 'left' }]);
});

it('adds an answer and reloads the list, because a running load may be older', async () => {
  const { actor, load, change, context } = await open();
  vi.advanceTimersByTime(30_000);
  const older = load.last();
  write(actor);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  const answer = { ...answerOf('c-where'), text: 'Yes.' };
  await change.last().resolve(answer);
  expect([older.signal.aborted, load.calls.length]).toEqual([true, 3]);
  expect(context().threads[1]?.answers).toEqual([answer]);
  expect([change.last().input.change, context().drafts]).toEqual([
    { kind: 'answer', thread: 'c-where', text: 'Yes.' },
    { 'c-where': '' },
  ]);
});

it('says what failed, and for which comment', async () => {
  const { actor, change, context } = await open();
  write(actor);
  await change.last().reject(new CallError('unreachable', 'Not reached.'));
  expect(context().problem).toEqual({
    kind: 'answer',
    id: 'c-where',
    failure: { message: 'Not reached.', code: 'unreachable' },
  });
  expect(context().drafts['c-where']).toBe(' Yes. ');
  write(actor);
  expect(context().problem).toBeNull();
});

it('sends no empty answer, and edits an answer', async () => {
  const { actor, change, context } = await open();
  actor.send({ type: 'draft.change', thread: 'c-where', text: ' ' });
  actor.send({ type: 'answer', thread: 'c-where' });
  expect(change.calls).toEqual([]);
  actor.send({ type: 'edit.begin', id: 'c-quiet-answer' });
  expect(context().editing?.text).toBe(readersComments[1]?.text);
  actor.send({ type: 'edit.change', text: 'Right.' });
  actor.send({ type: 'edit.save' });
  expect(change.last().input.change).toEqual({ kind: 'edit', id: 'c-quiet-answer', text: 'Right.' });
  await change.last().resolve({ ...answerOf('c-quiet'), id: 'c-quiet-answer', text: 'Right.' });
  expect([context().editing, context().threads[0]?.answers[0]?.text]).toEqual([null, 'Right.']);
});

it('a resolved thread stays where it is until another is chosen, and can be opened again', async () => {
  const { actor, change, context, received } = await open();
  const [quiet] = readersComments;
  if (!quiet) throw new Error('There is a first comment');
  actor.send({ type: 'comment.select', id: quiet.id });
  actor.send({ type: 'resolve', id: quiet.id, resolved: true });
  await change.last().resolve({ ...quiet, resolvedAt: '2026-11-21T09:00:00.000Z' });
  expect([context().resolvedId, context().selectedId, openCount(context().threads)]).toEqual([
    'c-quiet',
    null,
    4,
  ]);
  // Regression 372: the text went on marking the words of a comment that was resolved while it was open.
  expect(received.slice(-2)).toEqual([
    {
      type: 'list',
      comments: expect.arrayContaining([expect.objectContaining({ id: 'c-quiet', isResolved: true })]),
    },
    { type: 'select', id: null },
  ]);
  actor.send({ type: 'resolve', id: quiet.id, resolved: false });
  await change.last().resolve(quiet);
  expect([context().resolvedId, openCount(context().threads)]).toEqual([null, 5]);
  actor.send({ type: 'resolve', id: quiet.id, resolved: true });
  await change.last().resolve({ ...quiet, resolvedAt: '2026-11-21T09:00:00.000Z' });
  actor.send({ type: 'comment.select', id: 'c-where' });
  expect(context().resolvedId).toBeNull();
  expect(received.at(-1)).toEqual({ type: 'select', id: 'c-where' });
});

it('deletes only what was confirmed, and the answers with it', async () => {
  const { actor, change, context } = await open();
  actor.send({ type: 'comment.select', id: 'c-quiet' });
  actor.send({ type: 'delete', id: 'c-quiet' });
  actor.send({ type: 'delete.keep' });
  expect([change.calls.length, context().deletingId]).toEqual([0, null]);
  actor.send({ type: 'delete', id: 'c-quiet' });
  actor.send({ type: 'comment.select', id: 'c-where' });
  expect([actor.getSnapshot().hasTag('confirming'), context().deletingId]).toEqual([false, null]);
  actor.send({ type: 'delete', id: 'c-quiet' });
  actor.send({ type: 'delete.confirm' });
  await change.last().resolve(null);
  expect(context().comments.filter(({ thread }) => thread === 'c-quiet')).toEqual([]);
});

it('applies proposed words, and resolves the comment once they are in the text', async () => {
  const { actor, change, context, received, tell } = await open();
  actor.send({ type: 'use', id: 'c-where' });
  expect(received.at(-1)).toEqual({ type: 'replace', id: 'c-where', words: 'in their own hand' });
  tell({ type: 'words.missing', id: 'c-where' });
  expect([context().problem?.kind, change.calls.length]).toEqual(['replace', 0]);
  actor.send({ type: 'use', id: 'c-where' });
  tell({ type: 'words.replaced', id: 'c-where' });
  expect(change.last().input.change).toEqual({ kind: 'resolve', id: 'c-where', resolved: true });
});

it('reports positions once the text is saved and idle, and at once when the document is left', async () => {
  const { actor, move } = await open();
  actor.send({ type: 'saved' });
  vi.advanceTimersByTime(2000);
  actor.send({ type: 'saved' });
  vi.advanceTimersByTime(2000);
  expect(move.calls).toHaveLength(0);
  vi.advanceTimersByTime(1000);
  expect(move.calls).toHaveLength(1);
  await move.last().resolve(null);
  actor.send({ type: 'saved' });
  actor.send({ type: 'leave' });
  expect(move.calls).toHaveLength(2);
  await move.last().reject(new CallError('unreachable', 'Not reached.'));
  actor.send({ type: 'saved' });
  expect(move.calls).toHaveLength(3);
});
