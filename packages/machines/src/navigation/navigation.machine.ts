import { assign, emit, fromCallback, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import { formatRoute, isCanonical, parseRoute, type Route } from './route.ts';

export type NavigationEvent =
  | { type: 'page.change'; route: Route }
  | { type: 'location.change'; path: string }
  | { type: 'document.missing' }
  /** The query has been handled: remove it from the address. */
  | { type: 'query.drop' };

export type NavigationEmitted = { type: 'route.change'; route: Route };

/** To the browser's history: go there, or correct the address without a new entry. */
export type HistoryCommand = { type: 'push'; path: string } | { type: 'replace'; path: string };

const flow = setup({
  types: {
    input: {} as { path: string },
    /** `path` is the initial one. */
    context: {} as { path: string; route: Route },
    events: {} as NavigationEvent,
    emitted: {} as NavigationEmitted,
    tags: {} as 'visible' | Route['page'],
  },
  actors: {
    history: fromCallback<HistoryCommand, void, NavigationEvent>(() => notProvided('navigation.history')),
  },
});

const push = flow.sendTo('history', ({ context }) => ({ type: 'push', path: formatRoute(context.route) }));
const replace = flow.sendTo('history', ({ context }) => ({
  type: 'replace',
  path: formatRoute(context.route),
}));

/**
 * Which page is shown (SPEC §2 routes). Back and forward arrive as `location.change`; an unknown path or a document
 * that is not found leads home and corrects the address. Emits each page that is entered.
 *
 * Tags: `visible` and the name of the page.
 */
export const navigationMachine = flow.createMachine({
  id: 'navigation',
  context: ({ input }) => ({ path: input.path, route: parseRoute(input.path) }),
  invoke: { id: 'history', src: 'history' },
  on: {
    'page.change': {
      guard: ({ context, event }) => formatRoute(event.route) !== formatRoute(context.route),
      target: '.settling',
      actions: [assign({ route: ({ event }) => event.route }), push],
    },
    'query.drop': { actions: replace },
    'location.change': [
      {
        guard: ({ event }) => !isCanonical(event.path),
        target: '.settling',
        actions: [assign({ route: ({ event }) => parseRoute(event.path) }), replace],
      },
      { target: '.settling', actions: assign({ route: ({ event }) => parseRoute(event.path) }) },
    ],
  },
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: ({ context }) => !isCanonical(context.path), target: 'settling', actions: replace },
        { target: 'settling' },
      ],
    },
    settling: {
      always: [
        { guard: ({ context }) => context.route.page === 'document', target: 'document' },
        { guard: ({ context }) => context.route.page === 'account', target: 'account' },
        { guard: ({ context }) => context.route.page === 'favourites', target: 'favourites' },
        { guard: ({ context }) => context.route.page === 'trash', target: 'trash' },
        { guard: ({ context }) => context.route.page === 'history', target: 'history' },
        { guard: ({ context }) => context.route.page === 'shortcuts', target: 'shortcuts' },
        { guard: ({ context }) => context.route.page === 'changelog', target: 'changelog' },
        { guard: ({ context }) => context.route.page === 'prices', target: 'prices' },
        { target: 'home' },
      ],
      exit: emit(({ context }) => ({ type: 'route.change' as const, route: context.route })),
    },
    home: { tags: ['visible', 'home'] },
    account: { tags: ['visible', 'account'] },
    favourites: { tags: ['visible', 'favourites'] },
    trash: { tags: ['visible', 'trash'] },
    history: { tags: ['visible', 'history'] },
    shortcuts: { tags: ['visible', 'shortcuts'] },
    changelog: { tags: ['visible', 'changelog'] },
    prices: { tags: ['visible', 'prices'] },
    document: {
      tags: ['visible', 'document'],
      on: {
        'document.missing': { target: 'settling', actions: [assign({ route: { page: 'home' } }), replace] },
      },
    },
  },
});
