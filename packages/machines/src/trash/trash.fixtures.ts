import { CallError } from '../testing/call-error.ts';
import { documents } from '../home/documents.fixtures.ts';
import { defineFlow } from '../testing/flow.ts';
import { trashMachine } from './trash.machine.ts';

const docs = documents.slice(2, 5);
const unreachable = { error: new CallError('unreachable', 'The server was not reached.') };
const loaded = { type: 'xstate.done.actor.load', output: docs } as const;

export const trashFlow = defineFlow(trashMachine, {
  input: undefined,
  reported: ['enter', 'refresh'],
  samples: {
    enter: [{}],
    refresh: [{}],
    retry: [{}],
    restore: [{ id: 'doc-utopia' }],
    'xstate.done.actor.load': [{ output: docs }],
    'xstate.error.actor.load': [unreachable],
    'xstate.done.actor.refresh': [{ output: docs }],
    'xstate.error.actor.refresh': [unreachable],
    'xstate.done.actor.restore': [{ output: null }],
    'xstate.error.actor.restore': [{ error: new CallError('not_found', 'This document does not exist.') }],
  },
  paths: {
    'restoring.idle': [{ type: 'enter' }, loaded],
    'restoring.running': [{ type: 'enter' }, loaded, { type: 'restore', id: 'doc-utopia' }],
  },
  key: ({ failure, restoring }) => [failure !== null, restoring.length],
});
