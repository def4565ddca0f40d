import { assign, emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

/** An area of a picture, in its own pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the picture is for: the user's own account, or a shared account being created. */
export type PicturePurpose = 'profile' | 'share';

export interface PictureContext {
  readonly file: File | null;
  readonly purpose: PicturePurpose;
  /** The visible area; null until the picture is drawn. */
  readonly area: PictureArea | null;
  /** Counts changes, so that a page does not show the previous picture. */
  readonly version: number;
}

export type PictureEvent =
  | { type: 'choose'; file: File; purpose: PicturePurpose }
  | { type: 'area.change'; area: PictureArea }
  /** The browser cannot draw it. */
  | { type: 'unreadable' }
  | { type: 'confirm' }
  | { type: 'dismiss' }
  | { type: 'remove' };

export type PictureEmitted =
  | { type: 'opened' }
  | { type: 'closed' }
  /** For a shared account: sent with the rest of its form. */
  | { type: 'chosen'; image: File }
  /** The user's own picture has changed. */
  | { type: 'changed' }
  /** Why the server refused, in its own words. */
  | { type: 'refused'; message: string };

const flow = setup({
  types: {
    context: {} as PictureContext,
    events: {} as PictureEvent,
    emitted: {} as PictureEmitted,
    tags: {} as 'visible' | 'busy' | 'dialog' | 'unreadable' | 'removing',
  },
  actors: {
    /** Crops the chosen area to a small square. */
    cut: fromPromise<File, { file: File; area: PictureArea }>(async () => notProvided('picture.cut')),
    send: fromPromise<unknown, { image: File }>(async () => notProvided('picture.send')),
    remove: fromPromise<unknown, void>(async () => notProvided('picture.remove')),
  },
  actions: {
    close: emit({ type: 'closed' }),
    emitChanged: emit({ type: 'changed' }),
    count: assign({ version: ({ context }) => context.version + 1 }),
  },
});

const refused = (error: unknown) => ({ type: 'refused' as const, message: toFailure(error).message });

/**
 * The picture of an account: it is cropped in a small dialog, and the user's own is uploaded at once. Emits `opened`
 * and `closed` for the dialog, `chosen` with the picture of a shared account, `changed` when the user's own has
 * changed, and `refused` with the server's message.
 *
 * Tags: `visible`, `busy`, `dialog`, `unreadable`, `removing`.
 */
export const pictureMachine = flow.createMachine({
  id: 'picture',
  context: { file: null, purpose: 'profile', area: null, version: 0 },
  initial: 'closed',
  states: {
    closed: {
      tags: 'visible',
      on: {
        choose: {
          target: 'cropping',
          actions: [
            assign({
              file: ({ event }) => event.file,
              purpose: ({ event }) => event.purpose,
              area: null,
            }),
            emit({ type: 'opened' }),
          ],
        },
        remove: 'removing',
      },
    },
    cropping: {
      tags: ['visible', 'dialog'],
      on: {
        'area.change': { actions: assign({ area: ({ event }) => event.area }) },
        unreadable: 'unreadable',
        confirm: { guard: ({ context }) => context.area !== null, target: 'cutting' },
        dismiss: { target: 'closed', actions: 'close' },
      },
    },
    unreadable: {
      tags: ['visible', 'dialog', 'unreadable'],
      on: { dismiss: { target: 'closed', actions: 'close' } },
    },
    cutting: {
      tags: ['visible', 'busy', 'dialog'],
      invoke: {
        id: 'cut',
        src: 'cut',
        input: ({ context: { file, area } }) => {
          if (file === null || area === null) throw new Error('There is no picture to cut.');
          return { file, area };
        },
        onDone: [
          {
            guard: ({ context }) => context.purpose === 'share',
            target: 'closed',
            actions: [emit(({ event }) => ({ type: 'chosen' as const, image: event.output })), 'close'],
          },
          { target: 'sending', actions: assign({ file: ({ event }) => event.output }) },
        ],
        onError: 'unreadable',
      },
    },
    sending: {
      tags: ['visible', 'busy', 'dialog'],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { file } }) => {
          if (file === null) throw new Error('There is no picture to send.');
          return { image: file };
        },
        onDone: { target: 'closed', actions: ['count', 'emitChanged', 'close'] },
        onError: { target: 'closed', actions: ['close', emit(({ event }) => refused(event.error))] },
      },
    },
    removing: {
      tags: ['visible', 'busy', 'removing'],
      invoke: {
        id: 'remove',
        src: 'remove',
        onDone: { target: 'closed', actions: ['count', 'emitChanged'] },
        onError: { target: 'closed', actions: emit(({ event }) => refused(event.error)) },
      },
    },
  },
});
