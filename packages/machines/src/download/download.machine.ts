import type { DownloadOptions } from '@octavo/contract';
import { defaultDownloadOptions, fontSizeBounds, marginBounds } from '@octavo/contract/download-options';
import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { type Failure, toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

export interface DownloadContext {
  readonly id: string;
  readonly options: DownloadOptions;
  readonly failure: Failure | null;
}

export type DownloadEvent =
  | { type: 'open' }
  | { type: 'option.change'; options: Partial<DownloadOptions> }
  | { type: 'submit' }
  | { type: 'dismiss' };

/** The modal has closed, with a file or without one. */
export interface DownloadEmitted {
  readonly type: 'opened' | 'closed';
}

/**
 * The download modal (SPEC §2, §7): choose the options, prepare the file, save it. Margin and font size are clamped
 * to their bounds. Closing the modal while the file is prepared aborts the call. Emits `opened` and `closed`.
 *
 * Tags: `visible`, `busy`, `failed`.
 */
export const downloadMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as DownloadContext,
    events: {} as DownloadEvent,
    emitted: {} as DownloadEmitted,
    tags: {} as 'visible' | 'busy' | 'failed',
  },
  actors: {
    /** Fetches the file and saves it in the browser; once its signal aborts, nothing is saved. */
    download: fromPromise<unknown, { id: string; options: DownloadOptions }>(async () =>
      notProvided('download.download'),
    ),
  },
  actions: {
    setOptions: assign(({ context, event }) => {
      assertEvent(event, 'option.change');
      return { options: bounded({ ...context.options, ...event.options }) };
    }),
    emitClosed: emit({ type: 'closed' }),
  },
}).createMachine({
  id: 'download',
  context: ({ input }) => ({ id: input.id, options: defaultDownloadOptions, failure: null }),
  initial: 'closed',
  states: {
    closed: { on: { open: { target: 'editing', actions: emit({ type: 'opened' }) } } },
    editing: {
      tags: 'visible',
      on: {
        'option.change': { actions: 'setOptions' },
        submit: 'preparing',
        dismiss: { target: 'closed', actions: 'emitClosed' },
      },
    },
    preparing: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'download',
        src: 'download',
        input: ({ context }) => ({ id: context.id, options: context.options }),
        onDone: { target: 'closed', actions: 'emitClosed' },
        onError: { target: 'failed', actions: assign(({ event }) => ({ failure: toFailure(event.error) })) },
      },
      on: { dismiss: { target: 'closed', actions: 'emitClosed' } },
    },
    failed: {
      tags: ['visible', 'failed'],
      exit: assign({ failure: null }),
      on: {
        'option.change': {
          target: 'editing',
          actions: 'setOptions',
        },
        submit: 'preparing',
        dismiss: { target: 'closed', actions: 'emitClosed' },
      },
    },
  },
});

function bounded(options: DownloadOptions): DownloadOptions {
  return {
    ...options,
    margin: clamped(options.margin, marginBounds),
    fontSize: clamped(options.fontSize, fontSizeBounds),
  };
}

/** Nearest step within the bounds. */
function clamped(value: number, { min, max, step }: { min: number; max: number; step: number }): number {
  return Math.min(max, Math.max(min, Math.round(value / step) * step));
}
