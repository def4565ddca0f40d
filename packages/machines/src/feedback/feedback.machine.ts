import type { FeedbackKind } from '@octavo/contract/feedback-kinds';
import { assign, emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

export interface FeedbackContext {
  readonly kind: FeedbackKind;
  /** Kept when the dialog is closed, until it is sent. */
  readonly text: string;
  readonly isMissing: boolean;
  /** Why the server refused, in its own words. */
  readonly refusal: string | null;
}

export type FeedbackEvent =
  | { type: 'open'; kind: FeedbackKind }
  | { type: 'text.change'; text: string }
  | { type: 'submit' }
  | { type: 'dismiss' };

export type FeedbackEmitted = { type: 'opened' } | { type: 'closed' };

export interface SendInput {
  readonly kind: FeedbackKind;
  readonly input: string;
}

/**
 * An idea, a feature request or a bug report, sent to the operator (SPEC §2, §5). Emits `opened` and `closed` for the
 * dialog.
 *
 * Tags: `visible`, `busy`, `sent`.
 */
export const feedbackMachine = setup({
  types: {
    context: {} as FeedbackContext,
    events: {} as FeedbackEvent,
    emitted: {} as FeedbackEmitted,
    tags: {} as 'visible' | 'busy' | 'sent',
  },
  actors: {
    send: fromPromise<unknown, SendInput>(async () => notProvided('feedback.send')),
  },
}).createMachine({
  id: 'feedback',
  context: { kind: 'idea', text: '', isMissing: false, refusal: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        open: {
          target: 'writing',
          actions: [
            assign({ kind: ({ event }) => event.kind, isMissing: false, refusal: null }),
            emit({ type: 'opened' }),
          ],
        },
      },
    },
    writing: {
      tags: 'visible',
      on: {
        'text.change': {
          actions: assign({ text: ({ event }) => event.text, isMissing: false, refusal: null }),
        },
        submit: [
          { guard: ({ context }) => context.text.trim() === '', actions: assign({ isMissing: true }) },
          { target: 'sending' },
        ],
        dismiss: { target: 'closed', actions: emit({ type: 'closed' }) },
      },
    },
    sending: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { kind, text } }) => ({ kind, input: text.trim() }),
        onDone: { target: 'sent', actions: assign({ text: '' }) },
        onError: {
          target: 'writing',
          actions: assign({ refusal: ({ event }) => toFailure(event.error).message }),
        },
      },
    },
    sent: {
      tags: ['visible', 'sent'],
      on: { dismiss: { target: 'closed', actions: emit({ type: 'closed' }) } },
    },
  },
});
