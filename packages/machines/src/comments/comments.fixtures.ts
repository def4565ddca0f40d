import type { DocumentComment } from '@octavo/contract';
import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { commentsMachine } from './comments.machine.ts';

const anchor = (quote: string, offset: number) => ({ quote, before: 'Before ', after: ' after.', offset });

const plain = {
  author: 'reader',
  isOwn: false,
  mark: null,
  proposal: null,
  editedAt: null,
  resolvedAt: null,
} as const;

/** What two readers and the writer have said about an essay. */
export const readersComments: readonly DocumentComment[] = [
  {
    ...plain,
    id: 'c-quiet',
    thread: 'c-quiet',
    name: 'Ms Okafor',
    text: 'Is “quiet” what you mean? The paragraph before says that nobody could sleep.',
    anchor: anchor('never quite alone', 24),
    createdAt: '2026-11-20T18:05:00.000Z',
  },
  {
    ...plain,
    id: 'c-quiet-answer',
    thread: 'c-quiet',
    author: 'writer',
    name: '',
    isOwn: true,
    text: 'You are right. I will look at both paragraphs together.',
    anchor: null,
    createdAt: '2026-11-20T19:40:00.000Z',
  },
  {
    ...plain,
    id: 'c-quiet-thanks',
    thread: 'c-quiet',
    name: 'Ms Okafor',
    text: 'Good.',
    anchor: null,
    createdAt: '2026-11-20T20:02:00.000Z',
  },
  {
    ...plain,
    id: 'c-where',
    thread: 'c-where',
    name: 'Jonas',
    text: 'Shorter, and it says who held the pencil.',
    proposal: 'in their own hand',
    anchor: anchor('where they stood', 90),
    createdAt: '2026-11-21T08:12:00.000Z',
  },
  {
    ...plain,
    id: 'c-good',
    thread: 'c-good',
    name: 'Ms Okafor',
    text: '',
    mark: 'good',
    anchor: anchor('A margin is where the reader speaks. It is small, and it is enough.', 160),
    createdAt: '2026-11-21T08:20:00.000Z',
  },
  {
    ...plain,
    id: 'c-unclear',
    thread: 'c-unclear',
    name: 'Jonas',
    text: 'Who is “they” here?',
    mark: 'unclear',
    anchor: anchor('They kept the answers: agreement, fury, a shopping list.', 230),
    createdAt: '2026-11-21T08:31:00.000Z',
  },
  {
    ...plain,
    id: 'c-gone',
    thread: 'c-gone',
    name: 'Ms Okafor',
    text: 'This sentence can go.',
    anchor: anchor('It goes without saying that', 300),
    createdAt: '2026-11-21T08:40:00.000Z',
  },
  {
    ...plain,
    id: 'c-done',
    thread: 'c-done',
    name: 'Jonas',
    text: 'A comma is missing.',
    anchor: anchor('However', 340),
    createdAt: '2026-11-19T10:00:00.000Z',
    resolvedAt: '2026-11-19T12:30:00.000Z',
  },
];

const [quiet] = readersComments;
const answered: DocumentComment = {
  ...plain,
  id: 'c-new-answer',
  thread: 'c-quiet',
  author: 'writer',
  name: '',
  isOwn: true,
  text: 'Thank you.',
  anchor: null,
  createdAt: '2026-11-21T09:00:00.000Z',
};

const order = ['c-quiet', 'c-where', 'c-good', 'c-unclear', 'c-gone', 'c-done'];
const read = {
  type: 'xstate.done.actor.first',
  output: { comments: readersComments, hasLinks: true },
} as const;
const placed = { type: 'order.change', order, gone: ['c-gone'] } as const;
const shown = [{ type: 'begin' }, read, placed] as const;
const unreachable = new CallError('unreachable', 'The server was not reached.');

const unread = { type: 'xstate.error.actor.load', error: unreachable } as const;

export const commentsFlow = defineFlow(commentsMachine, {
  input: { id: 'doc-canals' },
  reported: [
    'begin',
    'expected',
    'linked',
    'saved',
    'leave',
    'stale',
    'online',
    'page.shown',
    'page.hidden',
    'order.change',
    'words.replaced',
    'words.missing',
  ],
  samples: {
    begin: [{}],
    expected: [{}],
    linked: [{}],
    saved: [{}],
    leave: [{}],
    stale: [{}],
    online: [{}],
    'page.shown': [{}],
    'page.hidden': [{}],
    'order.change': [{ order, gone: ['c-gone'] }],
    'comment.select': [{ id: 'c-quiet' }, { id: null }],
    'comment.next': [{}],
    'comment.previous': [{}],
    'comment.leave': [{}],
    'resolved.show': [{ shown: true }],
    retry: [{}],
    'draft.change': [{ thread: 'c-quiet', text: 'Thank you.' }],
    answer: [{ thread: 'c-quiet' }],
    'edit.begin': [{ id: 'c-quiet-answer' }],
    'edit.change': [{ text: 'You are right.' }],
    'edit.keep': [{}],
    'edit.save': [{}],
    resolve: [{ id: 'c-quiet', resolved: true }],
    delete: [{ id: 'c-quiet' }],
    'delete.confirm': [{}],
    'delete.keep': [{}],
    use: [{ id: 'c-where' }],
    'words.replaced': [{ id: 'c-where' }],
    'words.missing': [{ id: 'c-where' }],
    'xstate.done.actor.first': [
      { output: { comments: readersComments, hasLinks: true } },
      { output: { comments: [], hasLinks: true } },
      { output: { comments: [], hasLinks: false } },
    ],
    'xstate.error.actor.first': [{ error: unreachable }],
    'xstate.done.actor.load': [{ output: { comments: readersComments, hasLinks: null } }],
    'xstate.error.actor.load': [{ error: unreachable }],
    'xstate.done.actor.change': [
      { output: answered },
      { output: quiet && { ...quiet, resolvedAt: '2026-11-21T09:00:00.000Z' } },
      { output: null },
    ],
    'xstate.error.actor.change': [{ error: unreachable }],
    'xstate.after.poll.comments.list.unread': [{}],
    'xstate.after.poll.comments.list.used.resting': [{}],
    'xstate.after.poll.comments.list.used.failed': [{}],
    'xstate.after.rest.comments.anchors.settling': [{}],
    'xstate.done.actor.move': [{ output: null }],
    'xstate.error.actor.move': [{ error: unreachable }],
  },
  paths: {
    'list.used.resting': shown,
    'list.used.away': [...shown, { type: 'page.hidden' }],
    'list.used.reading': [...shown, { type: 'stale' }],
    'list.used.failed': [...shown, { type: 'stale' }, unread],
    'acting.resting': [...shown, { type: 'comment.select', id: 'c-quiet' }],
    'acting.confirming': [
      ...shown,
      { type: 'comment.select', id: 'c-quiet' },
      { type: 'delete', id: 'c-quiet' },
    ],
    'acting.replacing': [...shown, { type: 'comment.select', id: 'c-where' }, { type: 'use', id: 'c-where' }],
    'acting.changing': [
      ...shown,
      { type: 'comment.select', id: 'c-quiet' },
      { type: 'resolve', id: 'c-quiet', resolved: true },
    ],
    'anchors.settling': [...shown, { type: 'saved' }],
    'anchors.moving': [...shown, { type: 'saved' }, { type: 'leave' }],
  },
  key: ({ comments, order: placedOrder, selectedId, problem, editing, drafts }) => [
    comments.length > 0,
    placedOrder.length > 0,
    selectedId === null,
    problem?.kind,
    editing?.text,
    Object.keys(drafts).length,
  ],
});
