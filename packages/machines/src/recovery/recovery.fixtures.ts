import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { recoveryMachine } from './recovery.machine.ts';
import type { LeftWords } from './recovery.types.ts';

const common =
  'Birmingham stands on no great river, and until 1769 its coal came by packhorse. Ten miles of road could double the price of a load.';

const canals: LeftWords = {
  id: 'doc-canals',
  title: 'How the canals changed Birmingham',
  reason: 'deleted',
  texts: [
    {
      text: `${common} The first boats halved it within a year.`,
      common,
      writtenAt: '2026-11-20T21:12:00.000Z',
      keys: [['doc-canals', 'first']],
    },
  ],
};

/** From two windows, and from a document that the server does not know. */
export const tides: LeftWords = {
  id: 'doc-tides',
  title: '',
  reason: 'missing',
  texts: [
    {
      text: 'The moon pulls twice a day.',
      common: null,
      writtenAt: '2026-11-20T20:40:00.000Z',
      keys: [['doc-tides', 'second']],
    },
    {
      text: 'Spring tides come with the new moon.',
      common: null,
      writtenAt: '2026-11-19T08:05:00.000Z',
      keys: [['doc-tides', 'third']],
    },
  ],
};

const unreachable = { error: new CallError('unreachable', 'The server cannot be reached.') };

export const recoveryFlow = defineFlow(recoveryMachine, {
  input: undefined,
  reported: ['found'],
  samples: {
    found: [{ words: [canals] }, { words: [canals, tides] }, { words: [] }],
    open: [{}],
    keep: [{}],
    discard: [{}],
    dismiss: [{}],
    'xstate.done.actor.keep': [{ output: null }],
    'xstate.error.actor.keep': [unreachable],
    'xstate.done.actor.discard': [{ output: null }],
    'xstate.error.actor.discard': [unreachable],
  },
  key: ({ words, failure }) => [words.length, failure?.code],
});
