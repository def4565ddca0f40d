import type { DocumentComment } from '@octavo/contract';
import { assign, emit } from 'xstate';
import { toFailure } from '../failure.ts';
import { commentingSetup } from './commenting.setup.ts';
import type { CommentingContext, Sent } from './commenting.types.ts';
import { changedDraft, waitingDraft, withComment } from './drafts.ts';

/** Sends one waiting draft after the other. */
export const sending = commentingSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: { tags: 'visible', always: { guard: 'isWaiting', target: 'sending' } },
    sending: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => sentOf(context),
        onDone: {
          target: 'resting',
          actions: [
            emit(({ context }) => ({ type: 'done', key: waitingDraft(context)?.key ?? '' })),
            assign(({ context, event }) => taken(context, event.output)),
            'keep',
          ],
        },
        onError: {
          target: 'resting',
          actions: [assign(({ context, event }) => refused(context, event.error)), 'keep'],
        },
      },
    },
  },
});

function sentOf(context: CommentingContext): Sent {
  const { linkId, name, nameDraft } = context;
  const draft = waitingDraft(context);
  if (draft === undefined) throw new Error('No draft waits to be sent');
  return { linkId, name: name === '' ? nameDraft.trim() : null, draft };
}

function taken(context: CommentingContext, comment: DocumentComment): Partial<CommentingContext> {
  const sent = waitingDraft(context);
  return {
    comments: withComment(context.comments, comment),
    drafts: context.drafts.filter((draft) => draft !== sent),
    name: context.name || context.nameDraft.trim(),
    chosen: comment.mark === null ? comment.thread : context.chosen,
  };
}

function refused(context: CommentingContext, error: unknown): Partial<CommentingContext> {
  const sent = waitingDraft(context);
  if (sent === undefined) return {};
  return {
    drafts: changedDraft(context.drafts, sent.key, { status: 'failed', failure: toFailure(error) }),
  };
}
