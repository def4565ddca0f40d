import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { rowMachine } from './row.machine.ts';

export const rowFlow = defineFlow(rowMachine, {
  input: undefined,
  reported: ['overlay.dismissed', 'overlay.open', 'overlay.close', 'tags.fetch-tags', 'lock.changed'],
  samples: {
    'tags.edit': [{ id: 'doc-canals' }],
    download: [{ id: 'doc-canals' }],
    lock: [{ id: 'doc-canals', isLocked: false }],
    duplicate: [{ copy: { id: 'doc-canals', title: 'Canals (copy)' } }],
    'overlay.dismissed': [{ name: 'tags' }, { name: 'download' }, { name: 'lock' }],
    'overlay.open': [{ name: 'tags' }],
    'overlay.close': [{ name: 'tags' }],
    'tags.fetch-tags': [{}],
    'lock.changed': [{}],
    'xstate.done.actor.duplicate': [{ output: { id: 'doc-copy' } }],
    'xstate.error.actor.duplicate': [{ error: new CallError('not_found', 'This document does not exist.') }],
  },
  key: ({ flows, copy }) => [Object.keys(flows), copy !== null],
});
