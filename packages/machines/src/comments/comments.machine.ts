import type { DocumentComment } from '@octavo/contract';
import { and, assign, emit, enqueueActions, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import { afterChange, loaded, selecting } from './changes.ts';
import type {
  CommentChange,
  CommentCommand,
  CommentReport,
  CommentsContext,
  CommentsEmitted,
  CommentsEvent,
  LoadedComments,
  MarkedWords,
} from './comments.types.ts';
import { markedWords, neighbourOf, threadsOf } from './threads.ts';

/**
 * What readers of a link said about the text, and the writer's answers (decision 0614).
 *
 * Region `list`: `idle` until the document is loaded, `first` while it is asked whether there are comments or links,
 * `unread` if that failed, `unused` if there are none, and `used`. Then they are read again every 30 s while the page is
 * visible, when it is shown again, and after each change. Region `acting` makes one change at a time; deleting is asked about first. A comment that was
 * resolved stays where it is until another is chosen, so that this can be taken back. Region `anchors` reports where
 * words have moved, some seconds after the last save, and at once when the document is left.
 * `text` is the editor, which holds the places; its code is fetched with the first comment or link.
 * Emits `selected` and `left`.
 *
 * Tags: `visible` once there are comments or links; `busy` during a change; `loading`, `failed`, `confirming`.
 */
export const commentsMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as CommentsContext,
    events: {} as CommentsEvent,
    emitted: {} as CommentsEmitted,
    tags: {} as 'visible' | 'busy' | 'loading' | 'failed' | 'confirming',
  },
  actors: {
    load: fromPromise<LoadedComments, { id: string; asksForLinks: boolean }>(async () =>
      notProvided('comments.load'),
    ),
    /** Resolves to the comment as it is now; null if it was deleted. */
    change: fromPromise<DocumentComment | null, { id: string; change: CommentChange }>(async () =>
      notProvided('comments.change'),
    ),
    /** Reports where the words of comments have moved. */
    move: fromPromise<unknown, { id: string }>(async () => notProvided('comments.move')),
    text: fromCallback<CommentCommand, { comments: readonly MarkedWords[] }, CommentReport>(() =>
      notProvided('comments.text'),
    ),
    browser: fromCallback(() => notProvided('comments.browser')),
  },
  delays: { poll: 30_000, rest: 3000 },
  actions: {
    tellText: sendTo('text', ({ context }) => ({ type: 'list', comments: markedWords(context.comments) })),
    tellSelection: enqueueActions(({ context: { selectedId }, enqueue }) => {
      enqueue.sendTo('text', { type: 'select', id: selectedId });
      if (selectedId !== null) enqueue.emit({ type: 'selected' });
    }),
    begin: assign((_, change: CommentChange) => ({ change, problem: null, deletingId: null })),
  },
  guards: {
    isUsed: ({ context: { comments, hasLinks } }) => comments.length > 0 || hasLinks,
    isLeaving: ({ context }) => context.isLeaving,
  },
}).createMachine({
  id: 'comments',
  context: ({ input: { id } }) => ({
    id,
    comments: [],
    order: [],
    gone: [],
    threads: [],
    hasLinks: false,
    selectedId: null,
    showsResolved: false,
    resolvedId: null,
    drafts: {},
    editing: null,
    deletingId: null,
    change: null,
    problem: null,
    failure: null,
    isLeaving: false,
  }),
  type: 'parallel',
  states: {
    list: {
      initial: 'idle',
      states: {
        idle: { on: { begin: 'first', linked: 'first' } },
        first: {
          invoke: {
            id: 'first',
            src: 'load',
            input: ({ context: { id } }) => ({ id, asksForLinks: true }),
            onDone: {
              target: 'judging',
              actions: assign(({ context, event }) => loaded(context, event.output)),
            },
            onError: 'unread',
          },
          on: { begin: { target: 'first', reenter: true } },
        },
        judging: { always: [{ guard: 'isUsed', target: 'used' }, { target: 'unused' }] },
        unread: { after: { poll: 'first' }, on: { begin: 'first', linked: 'first' } },
        unused: { on: { begin: 'first', linked: 'first' } },
        used: {
          tags: 'visible',
          invoke: [
            {
              id: 'text',
              src: 'text',
              input: ({ context }) => ({ comments: markedWords(context.comments) }),
            },
            { id: 'browser', src: 'browser' },
          ],
          initial: 'resting',
          on: {
            'order.change': {
              actions: assign(({ context, event: { order, gone } }) => ({
                order,
                gone,
                threads: threadsOf({ ...context, order, gone }),
              })),
            },
            begin: '.reading',
            linked: { target: '.reading', actions: assign({ hasLinks: true }) },
            stale: {
              target: '.reading',
              actions: [
                'tellText',
                sendTo('text', ({ context }) => ({ type: 'select', id: context.selectedId })),
              ],
            },
            'page.hidden': '.away',
            'comment.select': {
              guard: ({ context, event }) => event.id !== context.selectedId,
              actions: [assign(({ context, event }) => selecting(context, event.id)), 'tellSelection'],
            },
            'comment.next': {
              actions: [
                assign(({ context }) => selecting(context, neighbourOf(context, 1))),
                'tellSelection',
              ],
            },
            'comment.previous': {
              actions: [
                assign(({ context }) => selecting(context, neighbourOf(context, -1))),
                'tellSelection',
              ],
            },
            'comment.leave': {
              actions: [
                assign(({ context }) => selecting(context, null)),
                'tellSelection',
                emit({ type: 'left' }),
              ],
            },
            'resolved.show': {
              actions: assign(({ event }) => ({ showsResolved: event.shown, resolvedId: null })),
            },
          },
          states: {
            resting: {
              after: { poll: 'reading' },
              on: { 'page.shown': 'reading', online: 'reading' },
            },
            away: { on: { 'page.shown': 'reading' } },
            reading: {
              tags: 'loading',
              invoke: {
                id: 'load',
                src: 'load',
                input: ({ context: { id } }) => ({ id, asksForLinks: false }),
                onDone: {
                  target: 'resting',
                  actions: [assign(({ context, event }) => loaded(context, event.output)), 'tellText'],
                },
                onError: {
                  target: 'failed',
                  actions: assign(({ event }) => ({ failure: toFailure(event.error) })),
                },
              },
            },
            failed: {
              tags: 'failed',
              after: { poll: 'reading' },
              on: { retry: 'reading', online: 'reading', 'page.shown': 'reading' },
            },
          },
        },
      },
    },
    acting: {
      initial: 'resting',
      on: {
        'draft.change': {
          actions: assign(({ context, event: { thread, text } }) => ({
            drafts: { ...context.drafts, [thread]: text },
          })),
        },
        'edit.begin': {
          actions: assign(({ context, event: { id } }) => ({
            editing: { id, text: context.comments.find((comment) => comment.id === id)?.text ?? '' },
          })),
        },
        'edit.change': {
          guard: ({ context }) => context.editing !== null,
          actions: assign(({ context: { editing }, event: { text } }) => ({
            editing: editing && { ...editing, text },
          })),
        },
        'edit.keep': { actions: assign({ editing: null }) },
      },
      states: {
        resting: {
          on: {
            answer: {
              guard: ({ context, event }) => isWritten(context.drafts[event.thread]),
              target: 'changing',
              actions: {
                type: 'begin',
                params: ({ context, event: { thread } }) => ({
                  kind: 'answer',
                  thread,
                  text: (context.drafts[thread] ?? '').trim(),
                }),
              },
            },
            'edit.save': {
              guard: ({ context }) => isWritten(context.editing?.text),
              target: 'changing',
              actions: {
                type: 'begin',
                params: ({ context: { editing } }) => ({
                  kind: 'edit',
                  id: editing?.id ?? '',
                  text: (editing?.text ?? '').trim(),
                }),
              },
            },
            resolve: {
              target: 'changing',
              actions: {
                type: 'begin',
                params: ({ event: { id, resolved } }) => ({ kind: 'resolve', id, resolved }),
              },
            },
            delete: {
              target: 'confirming',
              actions: assign(({ event }) => ({ deletingId: event.id, problem: null })),
            },
            use: {
              guard: ({ context, event: { id } }) => proposalOf(context, id) !== null,
              target: 'replacing',
              actions: sendTo('text', ({ context, event: { id } }) => ({
                type: 'replace',
                id,
                words: proposalOf(context, id) ?? '',
              })),
            },
          },
        },
        confirming: {
          tags: 'confirming',
          on: {
            'delete.confirm': {
              target: 'changing',
              actions: {
                type: 'begin',
                params: ({ context }) => ({ kind: 'delete', id: context.deletingId ?? '' }),
              },
            },
            'delete.keep': { target: 'resting', actions: assign({ deletingId: null }) },
            'comment.select': { target: 'resting', actions: assign({ deletingId: null }) },
          },
        },
        /** The text puts the proposed words in; then the comment is done with. */
        replacing: {
          tags: 'busy',
          on: {
            'words.replaced': {
              target: 'changing',
              actions: {
                type: 'begin',
                params: ({ event: { id } }) => ({ kind: 'resolve', id, resolved: true }),
              },
            },
            'words.missing': {
              target: 'resting',
              actions: assign(({ event: { id } }) => ({ problem: { kind: 'replace', id, failure: null } })),
            },
          },
        },
        changing: {
          tags: 'busy',
          invoke: {
            id: 'change',
            src: 'change',
            input: ({ context: { id, change } }) => {
              if (change === null) throw new Error('Nothing is to be changed');
              return { id, change };
            },
            onDone: {
              target: 'resting',
              actions: [
                assign(({ context, event }) => afterChange(context, event.output)),
                // One that is being read may be older.
                raise({ type: 'stale' }),
              ],
            },
            onError: {
              target: 'resting',
              actions: [
                assign(({ context: { change }, event }) => ({
                  change: null,
                  problem: change && {
                    kind: change.kind,
                    id: change.kind === 'answer' ? change.thread : change.id,
                    failure: toFailure(event.error),
                  },
                })),
                // It may have been taken back by its reader.
                raise({ type: 'stale' }),
              ],
            },
          },
        },
      },
    },
    anchors: {
      initial: 'resting',
      on: { leave: { actions: assign({ isLeaving: true }) } },
      states: {
        resting: {
          on: {
            saved: [
              { guard: and(['isUsed', 'isLeaving']), target: 'moving' },
              { guard: 'isUsed', target: 'settling' },
            ],
          },
        },
        settling: {
          after: { rest: 'moving' },
          on: {
            saved: { target: 'settling', reenter: true },
            leave: { target: 'moving', actions: assign({ isLeaving: true }) },
          },
        },
        moving: {
          // What did not arrive is reported after the next save.
          invoke: {
            id: 'move',
            src: 'move',
            input: ({ context: { id } }) => ({ id }),
            onDone: 'resting',
            onError: 'resting',
          },
          on: { saved: [{ guard: 'isLeaving', target: 'moving', reenter: true }, { target: 'settling' }] },
        },
      },
    },
  },
});

const isWritten = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

const proposalOf = ({ comments }: CommentsContext, id: string): string | null =>
  comments.find((comment) => comment.id === id)?.proposal ?? null;
