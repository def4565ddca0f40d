import { CallError } from '../testing/call-error.ts';
import { documents } from '../home/documents.fixtures.ts';
import { defineFlow } from '../testing/flow.ts';
import { starredMachine } from './starred.machine.ts';

const docs = documents.filter(({ favourite }) => favourite);
const unreachable = { error: new CallError('unreachable', 'The server was not reached.') };

export const starredFlow = defineFlow(starredMachine, {
  input: undefined,
  reported: ['enter', 'refresh', 'document.removed'],
  samples: {
    enter: [{}],
    refresh: [{}],
    retry: [{}],
    'document.removed': [{ id: 'doc-utopia' }],
    'document.open': [{ id: 'doc-canals' }],
    'xstate.done.actor.load': [{ output: docs }],
    'xstate.error.actor.load': [unreachable],
    'xstate.done.actor.refresh': [{ output: docs }],
    'xstate.error.actor.refresh': [unreachable],
  },
  key: ({ failure, docs: shown }) => [failure !== null, shown.length],
});
