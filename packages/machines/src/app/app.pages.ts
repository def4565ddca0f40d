import { assign, sendTo } from 'xstate';
import type { Route } from '../navigation/route.ts';
import { closeDesk, closeDrawer, lookAtLeft, lookAtLeftNow, refreshLists } from './app.actions.ts';
import { appSetup } from './app.setup.ts';

/** The page of the route, and the desk of the document that is open. */
export const shown = appSetup.createStateConfig({
  invoke: { id: 'leftTexts', src: 'leftTexts' },
  initial: 'choosing',
  on: {
    'lists.stale': { actions: refreshLists },
    'document.gone': { actions: lookAtLeft },
    'desk.missing': { actions: [sendTo('navigation', { type: 'document.missing' }), lookAtLeftNow] },
    'words.left': {
      actions: sendTo('recovery', ({ event: { words } }) => ({ type: 'found', words })),
    },
    'navigation.route.change': {
      target: '.choosing',
      actions: [assign({ route: ({ event }) => event.route }), closeDrawer],
    },
  },
  states: {
    choosing: {
      entry: sendTo('visits', ({ context }) => ({ type: 'visit', page: context.route.page })),
      always: [
        { guard: ({ context }) => context.route.page === 'document', target: 'fetching' },
        { guard: ({ context }) => context.route.page === 'account', target: 'account' },
        { guard: ({ context }) => context.route.page === 'favourites', target: 'favourites' },
        { guard: ({ context }) => context.route.page === 'trash', target: 'trash' },
        { guard: ({ context }) => context.route.page === 'history', target: 'history' },
        { guard: ({ context }) => context.route.page === 'shortcuts', target: 'shortcuts' },
        { guard: ({ context }) => context.route.page === 'changelog', target: 'changelog' },
        { guard: ({ context }) => context.route.page === 'prices', target: 'prices' },
        { target: 'home' },
      ],
    },
    home: {
      tags: ['visible', 'home'],
      entry: [
        sendTo('home', { type: 'enter' }),
        sendTo('samples', { type: 'enter' }),
        sendTo('greeting', ({ context }) => ({
          type: 'enter',
          closes: context.preferences.greetingCloses,
        })),
      ],
      exit: sendTo('greeting', { type: 'leave' }),
    },
    account: {
      tags: ['visible', 'account'],
      entry: [
        sendTo('account', { type: 'refresh' }),
        sendTo('sharing', { type: 'enter' }),
        sendTo('browser-model', { type: 'enter' }),
      ],
    },
    // Home too, since the sidebar counts what home lists.
    favourites: {
      tags: ['visible', 'favourites'],
      entry: [sendTo('starred', { type: 'enter' }), sendTo('home', { type: 'enter' })],
    },
    trash: {
      tags: ['visible', 'trash'],
      entry: [sendTo('trash', { type: 'enter' }), sendTo('home', { type: 'enter' })],
    },
    history: {
      tags: ['visible', 'history'],
      entry: [sendTo('history', { type: 'enter' }), sendTo('home', { type: 'enter' })],
    },
    shortcuts: { tags: ['visible', 'shortcuts'], entry: sendTo('home', { type: 'enter' }) },
    changelog: {
      tags: ['visible', 'changelog'],
      entry: [sendTo('changelog', { type: 'enter' }), sendTo('home', { type: 'enter' })],
    },
    prices: {
      tags: ['visible', 'prices'],
      entry: [sendTo('prices', { type: 'enter' }), sendTo('home', { type: 'enter' })],
    },
    fetching: {
      tags: ['visible', 'busy', 'document'],
      invoke: {
        id: 'fetchDesk',
        src: 'fetchDesk',
        input: ({ context }) => ({ id: idOf(context.route) }),
        onDone: {
          target: 'document',
          actions: assign({
            desk: ({ context: { route, preferences, ignoreList, written }, event, spawn }) => {
              const id = idOf(route);
              const desk = spawn(event.output, {
                input: { id, preferences, ignoreList, halted: id === written },
              });
              spawn('relay', { input: { from: desk, name: 'desk' } });
              return desk;
            },
            written: null,
          }),
        },
        onError: 'failed',
      },
    },
    failed: { tags: ['visible', 'failed', 'document'], on: { retry: 'fetching' } },
    document: {
      tags: ['visible', 'document'],
      entry: sendTo('browser-model', { type: 'enter' }),
      exit: closeDesk,
    },
  },
});

function idOf(route: Route): string {
  return route.page === 'document' ? route.id : '';
}
