import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { recordMachine } from './record.machine.ts';
import type { LoadedRecord } from './record.types.ts';

const figure = (words: number) => ({ words, characters: words * 6 });

const loaded: LoadedRecord = {
  days: [
    { day: '2026-11-16', figures: { typed: figure(1204), pasted: figure(86), removed: figure(140) } },
    {
      day: '2026-11-19',
      figures: { typed: figure(640), dictated: figure(212), card: figure(118), correction: figure(9) },
    },
    {
      day: '2026-11-20',
      figures: { typed: figure(388), completion: figure(21), moved: figure(64), undone: figure(30) },
    },
  ],
  paragraphs: [
    { beginning: 'A reader with a pencil is never quite alone.', characters: { typed: 612, correction: 8 } },
    {
      beginning: 'People answered books where they stood, and the books kept the answers: agreement, fury, a',
      characters: { typed: 204, pasted: 318 },
    },
    {
      beginning: 'The margin was the first comment section.',
      characters: { earlier: 96, card: 402, typed: 58 },
    },
  ],
};

const failure = new CallError('unreachable', 'The server was not reached.');
const opened = [{ type: 'open' }, { type: 'xstate.done.actor.load', output: loaded }] as const;

export const recordFlow = defineFlow(recordMachine, {
  input: { id: 'doc-canals' },
  samples: {
    open: [{}],
    retry: [{}],
    'view.change': [{ view: 'paragraphs' }, { view: 'days' }],
    export: [{ format: 'markdown' }],
    delete: [{}],
    keep: [{}],
    confirm: [{}],
    dismiss: [{}],
    'xstate.done.actor.load': [{ output: loaded }, { output: { days: [], paragraphs: [] } }],
    'xstate.error.actor.load': [{ error: failure }],
    'xstate.done.actor.hand': [{ output: null }],
    'xstate.error.actor.hand': [{ error: failure }],
    'xstate.done.actor.remove': [{ output: null }],
    'xstate.error.actor.remove': [{ error: failure }],
  },
  paths: {
    shown: [...opened],
    handing: [...opened, { type: 'export', format: 'markdown' }],
    asking: [...opened, { type: 'delete' }],
    deleting: [...opened, { type: 'delete' }, { type: 'confirm' }],
  },
  key: ({ days, view, problem }) => [days.length, view, problem],
});
