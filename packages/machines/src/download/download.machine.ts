import type { DownloadOptions } from '@octavo/contract';
import { defaultDownloadOptions, fontSizeBounds, marginBounds } from '@octavo/contract/download-options';
import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { type Failure, toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

/** A block as the preview of a page sets it. */
export interface PageBlock {
  readonly part: 'title' | 'heading' | 'paragraph' | 'item' | 'quote' | 'code' | 'picture' | 'label';
  /** Of a heading, 1 to 3; 0 for every other part. */
  readonly level: number;
  readonly text: string;
  /** Width over height of a picture. */
  readonly ratio?: number;
}

/** What of a document is known before its file is made. */
export interface DocumentGlance {
  readonly firstPage: readonly PageBlock[];
  /** Whether section labels stand anywhere in it. */
  readonly hasLabels: boolean;
}

export interface DownloadContext {
  readonly id: string;
  readonly options: DownloadOptions;
  /** What stands on the first page; null until it is read, or where it cannot be. */
  readonly firstPage: readonly PageBlock[] | null;
  readonly hasLabels: boolean;
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
 * to their bounds. Closing the modal while the file is prepared aborts the call. The options of the last file are
 * recalled, and the beginning of the document is read for a preview of the page. Emits `opened` and `closed`.
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
    /** Reads what stands on the first page; where that fails there is no preview. */
    glance: fromPromise<DocumentGlance, { id: string }>(async () => notProvided('download.glance')),
  },
  actions: {
    /** Sets the options of the last file, where they are kept. */
    recall: assign({}),
    /** Keeps the options for the next file. */
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

/** Nearest step within the bounds. */
function clamped(value: number, { min, max, step }: { min: number; max: number; step: number }): number {
  return Math.min(max, Math.max(min, Math.round(value / step) * step));
}
