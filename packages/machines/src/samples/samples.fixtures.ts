import { sampleEssays } from '@octavo/contract/sample-essays';
import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { samplesMachine } from './samples.machine.ts';
import type { Samples } from './samples.types.ts';

export const samples: Samples = { essays: sampleEssays };

export const samplesFlow = defineFlow(samplesMachine, {
  input: undefined,
  reported: ['enter'],
  samples: {
    enter: [{}],
    open: [{ id: sampleEssays[0].id }],
    step: [{ by: 1 }, { by: -1 }],
    write: [{}],
    dismiss: [{}],
    'xstate.done.actor.load': [{ output: samples }],
    'xstate.error.actor.load': [{ error: new CallError('unreachable', 'The server was not reached.') }],
  },
  key: ({ essays: shown }) => shown.length,
});
