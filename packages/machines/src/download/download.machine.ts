import type { DownloadOptions } from '@octavo/contract';
import { defaultDownloadOptions, fontSizeBounds, marginBounds } from '@octavo/contract/download-options';
import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { type Failure, toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

/** A block in the page preview. */
export interface PageBlock {
  readonly part: 'title' | 'heading' | 'paragraph' | 'item' | 'quote' | 'code' | 'picture' | 'label';
  /** 1 to 3 for a heading; 0 for every other part. */
  readonly level: number;
  readonly text: string;
  /** Width divided by height of a picture. */
  readonly ratio?: number;
}

/** What is read of a document before its file is made. */
export interface DocumentGlance {
  readonly firstPage: readonly PageBlock[];
  /** Whether it contains section labels. */
  readonly hasLabels: boolean;
}

export interface DownloadContext {
  readonly id: string;
  readonly options: DownloadOptions;
  /** Contents of the first page; null until read, or if it cannot be read. */
  readonly firstPage: readonly PageBlock[] | null;
  readonly hasLabels: boolean;
  readonly failure: Failure | null;
}

export type DownloadEvent =
  | { type: 'open' }
  | { type: 'option.change'; options: Partial<DownloadOptions> }
  | { type: 'submit' }
  | { type: 'dismiss' };

/** `closed`: the modal has closed, with or without a file. */
export interface DownloadEmitted {
  readonly type: 'opened' | 'closed';
}

/**
 * The download modal (SPEC §2, §7): choose the options, prepare the file, save it. Margin and font size are clamped to
 * their bounds. Closing the modal aborts the preparation. The options of the last file are restored, and the beginning
 * of the document is read for a page preview. Emits `opened` and `closed`.
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
    /** Fetches the file and saves it in the browser; saves nothing once its signal is aborted. */
    download: fromPromise<unknown, { id: string; options: DownloadOptions }>(async () =>
      notProvided('download.download'),
    ),
    /** Reads the first page; if that fails, there is no preview. */
    glance: fromPromise<DocumentGlance, { id: string }>(async () => notProvided('download.glance')),
  },
  actions: {
    /** Restores the options of the last file, if they were stored. */
    recall: assign({}),
    /** Stores the options for the next file. */
    remember: () => {},
    setOptions: assign(({ context, event }) => {
      assertEvent(event, 'option.change');
      return { options: bounded({ ...context.options, ...event.options }) };
    }),
    emitClosed: emit({ type: 'closed' }),
  },
}).createMachine({
  id: 'download',
  context: ({ input }) => ({
    id: input.id,
    options: defaultDownloadOptions,
    firstPage: null,
    hasLabels: false,
    failure: null,
  }),
  initial: 'closed',
  states: {
    closed: { on: { open: { target: 'editing', actions: ['recall', emit({ type: 'opened' })] } } },
    editing: {
      tags: 'visible',
      invoke: {
        id: 'glance',
        src: 'glance',
        input: ({ context }) => ({ id: context.id }),
        onDone: { actions: assign(({ event }) => event.output) },
        onError: { actions: assign({ firstPage: null, hasLabels: false }) },
      },
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
        onDone: {
          target: 'closed',
          actions: ['remember', 'emitClosed'],
        },
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

/** The nearest step within the bounds. */
function clamped(value: number, { min, max, step }: { min: number; max: number; step: number }): number {
  return Math.min(max, Math.max(min, Math.round(value / step) * step));
}
