import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { rewritingMachine } from './rewriting.machine.ts';
import type { Voice } from './rewriting.types.ts';

/** The defaults (SPEC §3). */
export const plainVoice: Voice = { audience: 'casual', formality: 'standard', writingStyle: 'describe' };

const runs = [
  'Birmingham stands on no great river, and until 1769 its coal came by packhorse.',
  'The first boats arrived from Wednesbury in November of that year.',
];

export const rewritingFlow = defineFlow(rewritingMachine, {
  input: { voice: plainVoice },
  reported: ['held', 'leave'],
  samples: {
    'voice.change': [
      { change: { audience: 'academic' }, left: null },
      { change: { formality: 'polished' }, left: 0 },
      { change: { writingStyle: 'persuade' }, left: 120 },
    ],
    held: [{ runs }, { runs: [] }],
    stop: [{}],
    'limit.dismiss': [{}],
    'limit.upgrade': [{}],
    leave: [{}],
    'xstate.done.actor.keep': [{ output: { text: '', engine: 'model' } }],
    'xstate.error.actor.keep': [{ error: new CallError('unreachable', 'The server was not reached.') }],
    'xstate.done.actor.rewrite': [
      { output: { text: 'Until 1769, coal reached Birmingham by packhorse.', engine: 'built-in' } },
    ],
    'xstate.error.actor.rewrite': [
      { error: new CallError('internal', 'This paragraph could not be rewritten.') },
      { error: new CallError('limit_reached', 'The words of today are used up.') },
    ],
  },
  key: ({ at, skipped, isReported }) => [at, skipped.length, isReported],
});
