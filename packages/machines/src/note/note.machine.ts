import { assign, setup } from 'xstate';

/** What the app tells without being asked. */
export interface Note {
  readonly title: string;
  readonly message: string;
}

export type NoteEvent =
  | ({ type: 'show' } & Note)
  | { type: 'dismiss' }
  | { type: 'hold' }
  | { type: 'release' };

/**
 * Something to know that asks for nothing, gone by itself after 12 s. Under the pointer or with the focus inside it is
 * `held`, so that nobody loses it while reading (WCAG 2.2.1). A newer note takes the place of an older one.
 *
 * Tags: `visible`.
 */
export const noteMachine = setup({
  types: {
    context: {} as { note: Note | null },
    events: {} as NoteEvent,
    tags: {} as 'visible',
  },
  delays: { dismiss: 12_000 },
  actions: {
    setNote: assign((_, { title, message }: Note) => ({ note: { title, message } })),
    forget: assign({ note: null }),
  },
}).createMachine({
  id: 'note',
  context: { note: null },
  initial: 'hidden',
  on: {
    show: { target: '.shown', reenter: true, actions: { type: 'setNote', params: ({ event }) => event } },
  },
  states: {
    hidden: { entry: 'forget' },
    shown: {
      tags: 'visible',
      after: { dismiss: 'hidden' },
      on: { hold: 'held', dismiss: 'hidden' },
    },
    held: {
      tags: 'visible',
      on: { release: 'shown', dismiss: 'hidden' },
    },
  },
});
