import { brand } from '@octavo/contract/brand';
import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { recommendationMachine } from './recommendation.machine.ts';

export const recommendationFlow = defineFlow(recommendationMachine, {
  input: undefined,
  samples: {
    open: [{}],
    retry: [{}],
    share: [{}],
    dismiss: [{}],
    'xstate.done.actor.load': [
      {
        output: {
          message: `I write with ${brand.name}: suggestions that stay put, and citations that exist.`,
          link: 'https://octavo.example/app/',
          canShare: true,
        },
      },
    ],
    'xstate.error.actor.load': [{ error: new CallError('unreachable', 'The server cannot be reached.') }],
    'xstate.done.actor.share': [{}],
    'xstate.error.actor.share': [{ error: new Error('The reader changed their mind.') }],
  },
});
