import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { makeLocalMachine } from './make-local.machine.ts';

export const makeLocalFlow = defineFlow(makeLocalMachine, {
  input: undefined,
  reported: ['leave'],
  samples: {
    start: [{ left: null }, { left: 0 }],
    cancel: [{}],
    accept: [{}],
    reject: [{}],
    'preview.toggle': [{}],
    'limit.dismiss': [{}],
    'limit.upgrade': [{}],
    leave: [{}],
    'xstate.done.actor.localise': [
      {
        output: {
          engine: 'built-in',
          changed: 7,
          of: 12,
          kept: [
            { text: 'The colour of the harbour at dusk', why: 'no_answer' },
            { text: 'Nobody in the village has ever painted…', why: 'no_answer' },
          ],
        },
      },
      { output: { engine: 'model', changed: 0, of: 12, kept: [] } },
    ],
    'xstate.error.actor.localise': [
      { error: new CallError('unreachable', 'The server was not reached.') },
      { error: new CallError('limit_reached', 'The words of today are used up.') },
    ],
    'xstate.after.firstSparkle.makeLocal.processing.still': [{}],
    'xstate.after.nextSparkle.makeLocal.processing.sparkling': [{}],
  },
});
