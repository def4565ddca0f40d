import { assign, emit, sendTo } from 'xstate';
import { toFailure } from '../failure.ts';
import { loaded, selecting } from './changes.ts';
import { commentsSetup } from './comments.setup.ts';
import { markedWords, neighbourOf, threadsOf } from './threads.ts';

/**
 * `idle` until the document is loaded, `first` while it is asked whether there are comments or links, `unread` if that
 * failed, `unused` if there are none, and `used`. Then they are read again every 30 s while the page is visible, when it
 * is shown again, and after each change.
 */
export const list = commentsSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { begin: 'first', expected: 'first', linked: 'first' } },
    first: {
      invoke: {
        id: 'first',
        src: 'load',
        input: ({ context: { id } }) => ({ id, asksForLinks: true }),
        onDone: {
          target: 'judging',
          actions: assign(({ context, event }) => loaded(context, event.output)),
        },
        onError: 'unread',
      },
      on: { begin: { target: 'first', reenter: true } },
    },
    judging: { always: [{ guard: 'isUsed', target: 'used' }, { target: 'unused' }] },
    unread: { after: { poll: 'first' }, on: { begin: 'first', linked: 'first' } },
    unused: { on: { begin: 'first', linked: 'first' } },
    used: {
      tags: 'visible',
      invoke: [
        {
          id: 'text',
          src: 'text',
          input: ({ context }) => ({ comments: markedWords(context.comments) }),
        },
        { id: 'browser', src: 'browser' },
      ],
      initial: 'resting',
      on: {
        'order.change': {
          actions: assign(({ context, event: { order, gone } }) => ({
            order,
            gone,
            threads: threadsOf({ ...context, order, gone }),
          })),
        },
        begin: '.reading',
        linked: { target: '.reading', actions: assign({ hasLinks: true }) },
        stale: {
          target: '.reading',
          actions: [
            'sendText',
            sendTo('text', ({ context }) => ({ type: 'select', id: context.selectedId })),
          ],
        },
        'page.hidden': '.away',
        'comment.select': {
          guard: ({ context, event }) => event.id !== context.selectedId,
          actions: [assign(({ context, event }) => selecting(context, event.id)), 'sendSelection'],
        },
        'comment.next': {
          actions: [assign(({ context }) => selecting(context, neighbourOf(context, 1))), 'sendSelection'],
        },
        'comment.previous': {
          actions: [assign(({ context }) => selecting(context, neighbourOf(context, -1))), 'sendSelection'],
        },
        'comment.leave': {
          actions: [
            assign(({ context }) => selecting(context, null)),
            'sendSelection',
            emit({ type: 'left' }),
          ],
        },
        'resolved.show': {
          actions: assign(({ event }) => ({ showsResolved: event.shown, resolvedId: null })),
        },
      },
      states: {
        resting: {
          after: { poll: 'reading' },
          on: { 'page.shown': 'reading', online: 'reading' },
        },
        away: { on: { 'page.shown': 'reading' } },
        reading: {
          tags: 'loading',
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context: { id } }) => ({ id, asksForLinks: false }),
            onDone: {
              target: 'resting',
              actions: [assign(({ context, event }) => loaded(context, event.output)), 'sendText'],
            },
            onError: {
              target: 'failed',
              actions: assign(({ event }) => ({ failure: toFailure(event.error) })),
            },
          },
        },
        failed: {
          tags: 'failed',
          after: { poll: 'reading' },
          on: { retry: 'reading', online: 'reading', 'page.shown': 'reading' },
        },
      },
    },
  },
});
