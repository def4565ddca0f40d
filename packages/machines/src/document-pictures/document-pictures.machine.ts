import type { KeptPicture } from '@octavo/contract';
import { maxAltLength } from '@octavo/contract/document-limits';
import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type {
  DocumentPicturesContext,
  DocumentPicturesEmitted,
  DocumentPicturesEvent,
  PendingPicture,
  PicturesCommand,
  PicturesReport,
  PictureUpload,
} from './document-pictures.types.ts';

const flow = setup({
  types: {
    context: {} as DocumentPicturesContext,
    events: {} as DocumentPicturesEvent,
    emitted: {} as DocumentPicturesEmitted,
    tags: {} as 'visible' | 'busy' | 'card',
  },
  actors: {
    text: fromCallback<PicturesCommand, void, PicturesReport>(() => notProvided('document-pictures.text')),
    /** Uploads a picture to be stored with the document. */
    send: fromPromise<KeptPicture, PictureUpload>(async () => notProvided('document-pictures.send')),
  },
  guards: {
    hasWaiting: ({ context }) => context.pending.some(({ status }) => status === 'waiting'),
    hasPending: ({ context }) => context.pending.length > 0,
    isSending: ({ context, event }) => 'key' in event && sending(context)?.key === event.key,
    fits: ({ context }) => context.alt.length <= maxAltLength,
  },
  actions: {
    add: assign(({ context, event }) => {
      if (event.type !== 'add') return {};
      const added = event.pictures.map(
        (picture) => ({ ...picture, status: 'waiting', problem: null, sent: null }) as const,
      );
      return { pending: [...context.pending, ...added] };
    }),
    begin: assign(({ context }) => {
      const next = context.pending.find(({ status }) => status === 'waiting');
      return { pending: changed(context, next?.key, { status: 'sending', problem: null, sent: null }) };
    }),
    askAgain: assign(({ context, event }) => ({
      pending: changed(context, 'key' in event ? event.key : undefined, {
        status: 'waiting',
        problem: null,
        sent: null,
      }),
    })),
    forget: assign(({ context, event }) => ({
      pending: context.pending.filter(({ key }) => !('key' in event) || key !== event.key),
    })),
    sendGivenUp: sendTo('text', ({ event }) => {
      if (event.type !== 'give-up') throw new Error(`${event.type} gives no picture up`);
      return { type: 'forget' as const, key: event.key };
    }),
    take: assign(({ event }) => (event.type === 'open' ? { ...event.details, address: event.address } : {})),
    emitOpened: emit({ type: 'opened' }),
    emitClosed: emit({ type: 'closed' }),
  },
});

/**
 * The pictures of a document: they are uploaded one after the other and inserted into the text once stored; before
 * that, or if it fails, the text does not contain them. The card of a picture holds its description and size. Emits
 * `opened` and `closed` for the card, and an `alert` or `toast` for pictures that cannot be added.
 *
 * Tags: `visible`, `busy`, `card`.
 */
export const documentPicturesMachine = flow.createMachine({
  id: 'document-pictures',
  context: { pending: [], address: '', alt: '', decorative: false, size: 'full' },
  invoke: { id: 'text', src: 'text' },
  type: 'parallel',
  on: {
    refused: { actions: emit(({ event }) => ({ type: 'alert' as const, message: event.message })) },
    'left-out': {
      actions: emit(({ event }) => ({
        type: 'toast' as const,
        toast: { kind: 'note' as const, message: event.message },
      })),
    },
    leave: {
      guard: 'hasPending',
      actions: emit(({ context }) => ({
        type: 'toast' as const,
        toast: {
          kind: 'note' as const,
          message: { name: 'picturesLost' as const, values: { count: context.pending.length } },
        },
      })),
    },
  },
  states: {
    adding: {
      initial: 'idle',
      on: {
        add: { actions: 'add' },
        retry: { actions: 'askAgain' },
        gone: { actions: 'forget' },
        'give-up': { actions: ['forget', 'sendGivenUp'] },
      },
      states: {
        idle: {
          tags: 'visible',
          always: { guard: 'hasWaiting', target: 'sending', actions: 'begin' },
        },
        sending: {
          tags: ['visible', 'busy'],
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context, self }) => {
              const picture = sending(context);
              if (picture === undefined) throw new Error('There is no picture to send.');
              const { key, source } = picture;
              return { source, onSent: (share) => self.send({ type: 'sent', key, share }) };
            },
            onDone: {
              target: 'idle',
              actions: [
                sendTo('text', ({ context, event }) => ({
                  type: 'place' as const,
                  key: sending(context)?.key ?? '',
                  picture: event.output,
                })),
                assign({
                  pending: ({ context }) => context.pending.filter(({ status }) => status !== 'sending'),
                }),
              ],
            },
            onError: {
              target: 'idle',
              actions: assign({
                pending: ({ context, event }) =>
                  changed(context, sending(context)?.key, {
                    status: 'failed',
                    problem: toFailure(event.error).message,
                    sent: null,
                  }),
              }),
            },
          },
          on: {
            // Progress of another upload is ignored.
            sent: {
              guard: 'isSending',
              actions: assign(({ context, event }) => ({
                pending: changed(context, event.key, { sent: event.share }),
              })),
            },
            gone: [{ guard: 'isSending', target: 'idle', actions: 'forget' }, { actions: 'forget' }],
            'give-up': [
              { guard: 'isSending', target: 'idle', actions: ['forget', 'sendGivenUp'] },
              { actions: ['forget', 'sendGivenUp'] },
            ],
          },
        },
      },
    },
    card: {
      initial: 'closed',
      states: {
        closed: { on: { open: { target: 'open', actions: ['take', 'emitOpened'] } } },
        open: {
          tags: ['visible', 'card'],
          on: {
            open: { actions: 'take' },
            'alt.change': { actions: assign({ alt: ({ event }) => event.alt }) },
            'decorative.change': { actions: assign({ decorative: ({ event }) => event.decorative }) },
            'size.change': { actions: assign({ size: ({ event }) => event.size }) },
            submit: {
              guard: 'fits',
              target: 'closed',
              actions: [
                'emitClosed',
                sendTo('text', ({ context: { alt, decorative, size } }) => ({
                  type: 'change' as const,
                  details: { alt: decorative ? '' : alt.trim(), decorative, size },
                })),
              ],
            },
            remove: { target: 'closed', actions: ['emitClosed', sendTo('text', { type: 'remove' })] },
            dismiss: { target: 'closed', actions: 'emitClosed' },
          },
        },
      },
    },
  },
});

const sending = ({ pending }: DocumentPicturesContext): PendingPicture | undefined =>
  pending.find(({ status }) => status === 'sending');

const changed = (
  { pending }: DocumentPicturesContext,
  key: string | undefined,
  change: Partial<PendingPicture>,
): readonly PendingPicture[] =>
  pending.map((picture) => (picture.key === key ? { ...picture, ...change } : picture));
