import { assign, fromCallback, sendTo, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import { formatRoute, isCanonical, parseRoute, type Route } from './route.ts';

export type NavigationEvent =
  | { type: 'page.change'; route: Route }
  | { type: 'location.change'; path: string }
  | { type: 'document.missing' };

/** To the browser's history: go there, or put the address right without a new entry. */
export type HistoryCommand = { type: 'push'; path: string } | { type: 'replace'; path: string };

/**
 * Which page is shown (SPEC §2 routes). Back and forward come as `location.change`; an unknown
 * path and a document that is not found lead home and put the address right.
 *
 * Tags: `visible` and the name of the page.
 */
export const navigationMachine = setup({
  types: {
    input: {} as { path: string },
    /** `path` is where it started. */
    context: {} as { path: string; route: Route },
    events: {} as NavigationEvent,
    tags: {} as 'visible' | Route['page'],
  },
  actors: {
    history: fromCallback<HistoryCommand, void, NavigationEvent>(() => notProvided('navigation.history')),
  },
  actions: {
    setRoute: assign((_, { route }: { route: Route }) => ({ route })),
    readPath: assign((_, { path }: { path: string }) => ({ route: parseRoute(path) })),
    goHome: assign({ route: { page: 'home' } }),
    push: sendTo('history', ({ context }) => ({ type: 'push', path: formatRoute(context.route) })),
    replace: sendTo('history', ({ context }) => ({ type: 'replace', path: formatRoute(context.route) })),
  },
  guards: {
    isElsewhere: ({ context }, { route }: { route: Route }) =>
      formatRoute(route) !== formatRoute(context.route),
    isUnknown: (_, { path }: { path: string }) => !isCanonical(path),
    startsElsewhere: ({ context }) => !isCanonical(context.path),
    isDocument: ({ context }) => context.route.page === 'document',
  },
}).createMachine({
  id: 'navigation',
  context: ({ input }) => ({ path: input.path, route: parseRoute(input.path) }),
  invoke: { id: 'history', src: 'history' },
  on: {
    'page.change': {
      guard: { type: 'isElsewhere', params: ({ event }) => event },
      target: '.settling',
      actions: [{ type: 'setRoute', params: ({ event }) => event }, 'push'],
    },
    'location.change': [
      {
        guard: { type: 'isUnknown', params: ({ event }) => event },
        target: '.settling',
        actions: [{ type: 'readPath', params: ({ event }) => event }, 'replace'],
      },
      { target: '.settling', actions: { type: 'readPath', params: ({ event }) => event } },
    ],
  },
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'startsElsewhere', target: 'settling', actions: 'replace' }, { target: 'settling' }],
    },
    settling: { always: [{ guard: 'isDocument', target: 'document' }, { target: 'home' }] },
    home: { tags: ['visible', 'home'] },
    document: {
      tags: ['visible', 'document'],
      on: { 'document.missing': { target: 'home', actions: ['goHome', 'replace'] } },
    },
  },
});
