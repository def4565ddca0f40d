import { defineFlow } from '../testing/flow.ts';
import { noteMachine } from './note.machine.ts';

export const noteFlow = defineFlow(noteMachine, {
  input: undefined,
  reported: ['show'],
  samples: {
    show: [
      {
        title: 'This document is not here',
        message: 'It may have been deleted, or it belongs to another account.',
      },
    ],
    dismiss: [{}],
    hold: [{}],
    release: [{}],
    'xstate.after.dismiss.note.shown': [{}],
  },
});
