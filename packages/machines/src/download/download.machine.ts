import type { DownloadOptions } from '@octavo/contract';
import { defaultDownloadOptions, fontSizeBounds, marginBounds } from '@octavo/contract/download-options';
import { assign, fromPromise, setup } from 'xstate';
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

/**
 * The download modal (SPEC §2, §7): choose, prepare, save the file. Margin and font size are kept
 * within their bounds. Closing it while the file is prepared aborts the call.
 *
 * Tags: `visible`, `busy`, `failed`.
 */
export const downloadMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as DownloadContext,
    events: {} as DownloadEvent,
    tags: {} as 'visible' | 'busy' | 'failed',
  },
  actors: {
    /** Fetches the file and hands it to the browser; stops on its signal without a file. */
    download: fromPromise<unknown, { id: string; options: DownloadOptions }>(async () =>
      notProvided('download.download'),
    ),
  },
  actions: {
    setOptions: assign(({ context }, { options }: { options: Partial<DownloadOptions> }) => ({
      options: bounded({ ...context.options, ...options }),
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'download',
  context: ({ input }) => ({ id: input.id, options: defaultDownloadOptions, failure: null }),
  initial: 'closed',
  states: {
    closed: { entry: 'clearFailure', on: { open: 'editing' } },
    editing: {
      tags: 'visible',
      on: {
        'option.change': { actions: { type: 'setOptions', params: ({ event }) => event } },
        submit: 'preparing',
        dismiss: 'closed',
      },
    },
    preparing: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'download',
        src: 'download',
        input: ({ context }) => ({ id: context.id, options: context.options }),
        onDone: 'closed',
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
      on: { dismiss: 'closed' },
    },
    failed: {
      tags: ['visible', 'failed'],
      exit: 'clearFailure',
      on: {
        'option.change': {
          target: 'editing',
          actions: { type: 'setOptions', params: ({ event }) => event },
        },
        submit: 'preparing',
        dismiss: 'closed',
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
