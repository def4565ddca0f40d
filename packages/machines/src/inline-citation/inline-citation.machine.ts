import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import type {
  InlineCitationCommand,
  InlineCitationContext,
  InlineCitationEmitted,
  InlineCitationEvent,
  InlineCitationReport,
} from './inline-citation.types.ts';

/**
 * The card of a citation in the text: locators, prefixes and suffixes of its works, and whether the author is part of
 * the sentence. Emits `opened` and `closed` for the card, and `reference` to open one.
 *
 * Tags: `visible`.
 */
export const inlineCitationMachine = setup({
  types: {
    context: {} as InlineCitationContext,
    events: {} as InlineCitationEvent,
    emitted: {} as InlineCitationEmitted,
    tags: {} as 'visible',
  },
  actors: {
    text: fromCallback<InlineCitationCommand, void, InlineCitationReport>(() =>
      notProvided('inline-citation.text'),
    ),
  },
  guards: {
    hasSeveral: ({ context }) => context.works.length > 1,
  },
  actions: {
    begin: assign(({ event }) =>
      event.type === 'open' ? { ...event.citation, references: event.references } : {},
    ),
    emitOpened: emit({ type: 'opened' }),
    emitClosed: emit({ type: 'closed' }),
  },
}).createMachine({
  id: 'inline-citation',
  context: { works: [], narrative: false, references: [] },
  invoke: { id: 'text', src: 'text' },
  initial: 'closed',
  states: {
    closed: { on: { open: { target: 'editing', actions: ['begin', 'emitOpened'] } } },
    editing: {
      tags: 'visible',
      on: {
        open: { actions: 'begin' },
        'work.change': {
          actions: assign({
            works: ({ context, event }) =>
              context.works.map((work, index) =>
                index === event.index ? { ...work, ...event.change } : work,
              ),
          }),
        },
        'work.remove': {
          guard: 'hasSeveral',
          actions: assign({
            works: ({ context, event }) => context.works.filter((_, index) => index !== event.index),
          }),
        },
        'narrative.change': { actions: assign({ narrative: ({ event }) => event.narrative }) },
        submit: {
          target: 'closed',
          actions: [
            'emitClosed',
            sendTo('text', ({ context: { works, narrative } }) => ({
              type: 'change',
              citation: { works, narrative },
            })),
          ],
        },
        remove: { target: 'closed', actions: ['emitClosed', sendTo('text', { type: 'remove' })] },
        'reference.open': {
          target: 'closed',
          actions: ['emitClosed', emit(({ event }) => ({ type: 'reference' as const, id: event.id }))],
        },
        dismiss: { target: 'closed', actions: 'emitClosed' },
      },
    },
  },
});
