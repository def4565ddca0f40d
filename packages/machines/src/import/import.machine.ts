import { assign, emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type {
  ImportContext,
  ImportedFile,
  ImportEmitted,
  ImportEvent,
  ImportLosses,
  ImportRefusal,
  ReadFile,
  StoredText,
} from './import.types.ts';

const flow = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    emitted: {} as ImportEmitted,
    tags: {} as 'visible' | 'busy',
  },
  actors: {
    /** Fails with a `reason` if the file cannot be read. */
    read: fromPromise<ReadFile, { file: File; beside: readonly File[] }>(async () =>
      notProvided('import.read'),
    ),
    store: fromPromise<StoredText, Pick<ReadFile, 'title' | 'content' | 'pictures'>>(async () =>
      notProvided('import.store'),
    ),
  },
  actions: {
    add: assign(({ context, event }) => {
      if (event.type !== 'add') return {};
      const bibliographies = event.files.some(isMarkdown) ? event.files.filter(isBibliography) : [];
      const texts = event.files.filter((file) => !bibliographies.includes(file));
      const added = texts.map(({ name }) => ({ name, status: 'waiting' as const }));
      return {
        files: [...context.files, ...added],
        waiting: [...context.waiting, ...texts],
        bibliographies: [...context.bibliographies, ...bibliographies],
      };
    }),
    forgetWaiting: assign({
      files: ({ context }) => context.files.filter(({ status }) => status !== 'waiting'),
      waiting: [],
    }),
    forgetUnfinished: assign({
      files: ({ context }) => context.files.filter(({ status }) => status === 'done' || status === 'failed'),
      waiting: [],
      file: null,
    }),
    close: emit({ type: 'closed' }),
    forget: assign({ files: [], waiting: [], bibliographies: [], file: null, read: null }),
  },
  guards: {
    hasFiles: ({ event }) => event.type === 'add' && event.files.length > 0,
    hasWaiting: ({ context }) => context.waiting.length > 0,
  },
});

/**
 * Turns files into documents, one after the other: each is read, then stored. BibTeX files that come with Markdown are
 * read for its citations, and make no document. For each file it reports what could not
 * be kept, or why it failed. Emits `opened` and `closed` for the dialog, `imported` for each new document, and `chosen`
 * for one to open.
 *
 * Tags: `visible`, `busy`.
 */
export const importMachine = flow.createMachine({
  id: 'import',
  context: { files: [], waiting: [], bibliographies: [], file: null, read: null },
  initial: 'closed',
  states: {
    closed: {
      on: { add: { guard: 'hasFiles', target: 'choosing', actions: ['add', emit({ type: 'opened' })] } },
    },
    choosing: {
      always: [
        {
          guard: 'hasWaiting',
          target: 'reading',
          actions: assign(({ context: { files, waiting } }) => ({
            file: waiting[0] ?? null,
            waiting: waiting.slice(1),
            files: replaced(files, 'waiting', ({ name }) => ({ name, status: 'reading' })),
          })),
        },
        { guard: ({ context }) => context.files.length === 0, target: 'closed', actions: 'close' },
        { target: 'done' },
      ],
    },
    reading: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { file, bibliographies } }) => {
          if (file === null) throw new Error('There is no file to read.');
          return { file, beside: isMarkdown(file) ? bibliographies : [] };
        },
        onDone: { target: 'storing', actions: assign({ read: ({ event }) => event.output }) },
        onError: {
          target: 'choosing',
          actions: assign({
            files: ({ context, event }) =>
              replaced(context.files, 'reading', ({ name }) => ({
                name,
                status: 'failed',
                ...refusal(event.error),
              })),
          }),
        },
      },
      on: {
        add: { actions: 'add' },
        stop: { target: 'choosing', actions: 'forgetUnfinished' },
        dismiss: { target: 'choosing', actions: 'forgetUnfinished' },
      },
    },
    // Storing cannot be cancelled, so that no partial document remains.
    storing: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'store',
        src: 'store',
        input: ({ context: { read } }) => {
          if (read === null) throw new Error('There is no text to store.');
          return { title: read.title, content: read.content, pictures: read.pictures };
        },
        onDone: {
          target: 'choosing',
          actions: [
            assign(({ context: { files, read }, event: { output } }) => ({
              read: null,
              files: replaced(files, 'reading', ({ name }) => ({
                name,
                status: 'done',
                id: output.id,
                title: read?.title ?? '',
                facts: read?.facts ?? {},
                losses: withLost(read?.losses ?? {}, output.lostPictures),
                places: read?.places,
              })),
            })),
            emit({ type: 'imported' }),
          ],
        },
        onError: {
          target: 'choosing',
          actions: assign({
            read: null,
            files: ({ context, event }) =>
              replaced(context.files, 'reading', ({ name }) => ({
                name,
                status: 'failed',
                reason: 'refused',
                message: toFailure(event.error).message,
              })),
          }),
        },
      },
      on: {
        add: { actions: 'add' },
        stop: { actions: 'forgetWaiting' },
        dismiss: { actions: 'forgetWaiting' },
      },
    },
    done: {
      tags: 'visible',
      on: {
        add: { guard: 'hasFiles', target: 'choosing', actions: 'add' },
        'document.open': {
          target: 'closed',
          actions: ['close', emit(({ event }) => ({ type: 'chosen' as const, id: event.id })), 'forget'],
        },
        dismiss: { target: 'closed', actions: ['close', 'forget'] },
      },
    },
  },
});

const isMarkdown = ({ name }: File): boolean => /\.(?:md|markdown)$/iu.test(name);
const isBibliography = ({ name }: File): boolean => /\.bib$/iu.test(name);

const withLost = (losses: ImportLosses, pictures: number): ImportLosses =>
  pictures === 0 ? losses : { ...losses, pictures: (losses.pictures ?? 0) + pictures };

/** The files, with the first one of a status replaced. */
function replaced(
  files: readonly ImportedFile[],
  status: ImportedFile['status'],
  by: (file: ImportedFile) => ImportedFile,
): readonly ImportedFile[] {
  const index = files.findIndex((file) => file.status === status);
  return files.map((file, at) => (at === index ? by(file) : file));
}

/** Why a file could not be read; an unexpected failure counts as damaged. */
function refusal(error: unknown): { readonly reason: ImportRefusal; readonly limit?: number | undefined } {
  if (!(error instanceof Error) || !isRefusal(error)) return { reason: 'damaged' };
  return { reason: error.reason, limit: error.limit };
}

function isRefusal(error: Error): error is Error & { reason: ImportRefusal; limit?: number } {
  return 'reason' in error && typeof error.reason === 'string';
}
