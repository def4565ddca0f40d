import { assign, raise } from 'xstate';
import { essaySetup } from './essay.setup.ts';

/** Another window started this essay and handles its end; here it is shown and can be stopped. */
export const watching = essaySetup.createStateConfig({
  tags: ['busy', 'loading'],
  initial: 'followed',
  invoke: {
    id: 'watchElsewhere',
    src: 'watch',
    input: ({ context: { elsewhere } }) => ({ writing: elsewhere?.writing ?? '' }),
  },
  exit: assign({ progress: null, elsewhere: null }),
  on: {
    'draft.change': {},
    progress: { actions: assign({ progress: ({ event }) => event.progress }) },
    written: {
      target: '#essay.closed',
      actions: ['emitClosed', 'emitCharged', 'emitWritten'],
    },
    refused: { target: '#essay.closed', actions: 'emitClosed' },
  },
  states: {
    followed: { on: { stop: 'stopping' } },
    stopping: {
      on: { refused: {} },
      invoke: {
        id: 'stopElsewhere',
        src: 'stop',
        input: ({ context: { elsewhere } }) => ({ writing: elsewhere?.writing ?? '' }),
        onDone: [
          {
            guard: ({ event }) => event.output.id !== null,
            actions: raise(({ event }) => ({
              type: 'written' as const,
              id: event.output.id ?? '',
              isStandIn: event.output.isStandIn,
            })),
          },
          { target: '#essay.closed', actions: ['emitClosed', 'emitCharged'] },
        ],
        onError: { target: 'followed' },
      },
    },
  },
});
