import { CallError } from '../testing/call-error.ts';
import { documents } from '../home/documents.fixtures.ts';
import { defineFlow } from '../testing/flow.ts';
import { historyMachine } from './history.machine.ts';

const page = { output: { docs: documents, next: '2026-10-06T08:31:00.000Z_doc-letter' } };
const unreachable = { error: new CallError('unreachable', 'The server was not reached.') };

export const historyFlow = defineFlow(historyMachine, {
  input: undefined,
  reported: ['enter', 'refresh', 'document.removed'],
  samples: {
    enter: [{}],
    refresh: [{}],
    retry: [{}],
    'days.change': [{ days: ['2026-11-16', '2026-11-20'] }, { days: [] }],
    more: [{}],
    'document.removed': [{ id: 'doc-letter' }],
    'document.open': [{ id: 'doc-canals' }],
    'xstate.done.actor.load': [page],
    'xstate.error.actor.load': [unreachable],
    'xstate.done.actor.refresh': [page],
    'xstate.error.actor.refresh': [unreachable],
    'xstate.done.actor.add': [{ output: { docs: [], next: null } }],
    'xstate.error.actor.add': [unreachable],
  },
  key: ({ failure, next, days }) => [failure !== null, next !== null, days.length],
});
