import { assign, fromCallback, sendTo, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import type { FindCommand, FindContext, FindEvent, FindReport } from './find.types.ts';

/**
 * Find and replace in the open document (SPEC §4 search highlight). The text finds and marks the matches; the machine
 * keeps the search, even while the bar is closed.
 *
 * Tags: `visible`, `replacing`.
 */
export const findMachine = setup({
  types: {
    context: {} as FindContext,
    events: {} as FindEvent,
    tags: {} as 'visible' | 'replacing',
  },
  actors: {
    search: fromCallback<FindCommand, void, FindReport>(() => notProvided('find.search')),
  },
  actions: {
    begin: assign(({ context, event }) => {
      if (event.type !== 'open') return {};
      const term = event.term === '' ? context.search.term : event.term;
      return { search: { ...context.search, term }, asked: context.asked + 1, replaced: null };
    }),
    search: sendTo('search', ({ context }) => ({ type: 'search', ...context.search })),
  },
  guards: {
    isReplacing: ({ event }) => event.type === 'open' && event.replacing === true,
    hasFound: ({ context }) => context.count > 0,
  },
}).createMachine({
  id: 'find',
  context: {
    search: { term: '', matchCase: false, wholeWords: false },
    replacement: '',
    count: 0,
    at: 0,
    replaced: null,
    asked: 0,
  },
  invoke: { id: 'search', src: 'search' },
  initial: 'closed',
  states: {
    closed: {
      on: {
        open: [
          { guard: 'isReplacing', target: 'open.replacing', actions: 'begin' },
          { target: 'open', actions: 'begin' },
        ],
      },
    },
    open: {
      tags: 'visible',
      entry: 'search',
      on: {
        open: [
          { guard: 'isReplacing', target: '.replacing', actions: ['begin', 'search'] },
          { actions: ['begin', 'search'] },
        ],
        'search.change': {
          actions: [
            assign(({ context, event }) => ({
              search: { ...context.search, ...event.change },
              replaced: null,
            })),
            'search',
          ],
        },
        move: {
          guard: 'hasFound',
          actions: [
            assign({ replaced: null }),
            sendTo('search', ({ event }) => ({ type: 'move', by: event.by })),
          ],
        },
        found: {
          actions: assign(({ context, event }) => ({
            count: event.count,
            at: event.at,
            // After an undo, the number of replacements no longer applies.
            replaced: event.replaced ?? (event.count === context.count ? context.replaced : null),
          })),
        },
        dismiss: {
          target: 'closed',
          actions: [sendTo('search', { type: 'leave' }), assign({ count: 0, at: 0 })],
        },
      },
      initial: 'finding',
      states: {
        finding: { on: { 'replacing.toggle': 'replacing' } },
        replacing: {
          tags: 'replacing',
          on: {
            'replacing.toggle': 'finding',
            'replacement.change': { actions: assign({ replacement: ({ event }) => event.replacement }) },
            replace: {
              guard: 'hasFound',
              actions: sendTo('search', ({ context: { replacement } }) => ({ type: 'replace', replacement })),
            },
            replaceAll: {
              guard: 'hasFound',
              actions: sendTo('search', ({ context: { replacement } }) => ({
                type: 'replaceAll',
                replacement,
              })),
            },
          },
        },
      },
    },
  },
});
