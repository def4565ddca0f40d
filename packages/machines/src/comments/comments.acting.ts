import { assign, raise, sendTo } from 'xstate';
import { toFailure } from '../failure.ts';
import { afterChange } from './changes.ts';
import { commentsSetup } from './comments.setup.ts';
import type { CommentsContext } from './comments.types.ts';

/** One change at a time; deleting is confirmed first. */
export const acting = commentsSetup.createStateConfig({
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
});

const isWritten = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

const proposalOf = ({ comments }: CommentsContext, id: string): string | null =>
  comments.find((comment) => comment.id === id)?.proposal ?? null;
