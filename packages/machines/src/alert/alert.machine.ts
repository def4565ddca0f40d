import { assign, setup } from 'xstate';

export type AlertEvent = { type: 'show'; message: string } | { type: 'dismiss' };

/**
 * Messages that want to be read (SPEC §8 alerts), one after the other: `messages[0]` is on screen.
 * What waits already is not queued twice.
 *
 * Tags: `visible`.
 */
export const alertMachine = setup({
  types: {
    context: {} as { messages: readonly string[] },
    events: {} as AlertEvent,
    tags: {} as 'visible',
  },
  actions: {
    queue: assign(({ context }, { message }: { message: string }) => ({
      messages: [...context.messages, message],
    })),
    drop: assign({ messages: ({ context }) => context.messages.slice(1) }),
  },
  guards: {
    isNew: ({ context }, { message }: { message: string }) => !context.messages.includes(message),
    hasMore: ({ context }) => context.messages.length > 1,
  },
}).createMachine({
  id: 'alert',
  context: { messages: [] },
  initial: 'closed',
  states: {
    closed: {
      on: { show: { target: 'open', actions: { type: 'queue', params: ({ event }) => event } } },
    },
    open: {
      tags: 'visible',
      on: {
        show: {
          guard: { type: 'isNew', params: ({ event }) => event },
          actions: { type: 'queue', params: ({ event }) => event },
        },
        dismiss: [
          { guard: 'hasMore', actions: 'drop' },
          { target: 'closed', actions: 'drop' },
        ],
      },
    },
  },
});
