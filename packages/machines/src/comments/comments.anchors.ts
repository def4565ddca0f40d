import { and, assign } from 'xstate';
import { commentsSetup } from './comments.setup.ts';

/** Reports where commented words have moved: some seconds after the last save, at once when the document is left. */
export const anchors = commentsSetup.createStateConfig({
  initial: 'resting',
  on: { leave: { actions: assign({ isLeaving: true }) } },
  states: {
    resting: {
      on: {
        saved: [
          { guard: and(['isUsed', 'isLeaving']), target: 'moving' },
          { guard: 'isUsed', target: 'settling' },
        ],
      },
    },
    settling: {
      after: { rest: 'moving' },
      on: {
        saved: { target: 'settling', reenter: true },
        leave: { target: 'moving', actions: assign({ isLeaving: true }) },
      },
    },
    moving: {
      // What did not arrive is reported after the next save.
      invoke: {
        id: 'move',
        src: 'move',
        input: ({ context: { id } }) => ({ id }),
        onDone: 'resting',
        onError: 'resting',
      },
      on: { saved: [{ guard: 'isLeaving', target: 'moving', reenter: true }, { target: 'settling' }] },
    },
  },
});
