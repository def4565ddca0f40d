import type { LookUpServices, PlagiarismResult } from '@octavo/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import { problemOf } from './check-problem.ts';
import type { Checked, PlagiarismContext, PlagiarismEmitted, PlagiarismEvent } from './plagiarism.types.ts';

/**
 * Checks a document for text that appears elsewhere (SPEC §2, §8); what is sent is stated before it starts. Results and
 * failures are dialogs. Emits `opened` and `closed` for them, `upgrade`, and `show` or `cite` for a match.
 *
 * Tags: `visible` while a dialog is open, `busy`, `failed`, `clean`.
 */
export const plagiarismMachine = setup({
  types: {
    context: {} as PlagiarismContext,
    events: {} as PlagiarismEvent,
    emitted: {} as PlagiarismEmitted,
    tags: {} as 'visible' | 'busy' | 'failed' | 'clean',
  },
  actors: {
    services: fromPromise<LookUpServices>(async () => notProvided('plagiarism.services')),
    check: fromPromise<Checked>(async () => notProvided('plagiarism.check')),
  },
  guards: {
    isShown: ({ context, event }) => placeOf(context, event) !== undefined,
  },
  actions: {
    emitShow: emit(({ context, event }) => ({ type: 'show', words: wordsOf(placeOf(context, event)) })),
    emitCite: emit(({ context, event }) => {
      const { title = '', link = '' } = placeOf(context, event) ?? {};
      return { type: 'cite', title, url: link };
    }),
    emitOpened: emit({ type: 'opened' }),
    emitClosed: emit({ type: 'closed' }),
    emitUpgrade: emit({ type: 'upgrade' }),
  },
}).createMachine({
  id: 'plagiarism',
  context: { services: null, checked: null, problem: null },
  invoke: {
    id: 'services',
    src: 'services',
    onDone: { actions: assign({ services: ({ event }) => event.output }) },
    // If the services are unknown, the tab does not mention them.
    onError: { actions: assign({ services: null }) },
  },
  on: { upgrade: { actions: 'emitUpgrade' } },
  initial: 'idle',
  states: {
    idle: { on: { check: 'scanning' } },
    scanning: {
      tags: 'busy',
      entry: assign({ checked: null, problem: null }),
      invoke: {
        id: 'check',
        src: 'check',
        onDone: [
          {
            guard: ({ event }) => event.output.results.length === 0,
            target: 'clean',
            actions: assign({ checked: ({ event }) => event.output }),
          },
          {
            target: 'results',
            actions: [assign({ checked: ({ event }) => event.output }), 'emitOpened'],
          },
        ],
        onError: {
          target: 'failed',
          actions: [assign({ problem: ({ event }) => problemOf(event.error) }), 'emitOpened'],
        },
      },
      on: { stop: 'idle' },
    },
    clean: { tags: 'clean', on: { check: 'scanning' } },
    results: {
      tags: 'visible',
      on: {
        show: { guard: 'isShown', target: 'idle', actions: ['emitClosed', 'emitShow'] },
        cite: { guard: 'isShown', target: 'idle', actions: ['emitClosed', 'emitCite'] },
        dismiss: { target: 'idle', actions: 'emitClosed' },
      },
    },
    failed: {
      tags: ['visible', 'failed'],
      on: {
        check: { target: 'scanning', actions: 'emitClosed' },
        dismiss: { target: 'idle', actions: 'emitClosed' },
      },
    },
  },
});

function placeOf({ checked }: PlagiarismContext, event: PlagiarismEvent): PlagiarismResult | undefined {
  return event.type === 'show' || event.type === 'cite'
    ? checked?.results.find(({ link }) => link === event.link)
    : undefined;
}

/** The longest stretch of text that a match has in common with the document, for finding it there. */
function wordsOf(place: PlagiarismResult | undefined): string {
  const same = place?.yours.filter(({ isSame }) => isSame).map(({ text }) => text.trim()) ?? [];
  return (
    same
      .toSorted((one, other) => other.length - one.length)[0]
      ?.slice(0, 80)
      .replace(/\s\S*$/u, '') ?? ''
  );
}
