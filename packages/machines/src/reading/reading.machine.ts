import { assign, raise } from 'xstate';
import { readingSetup } from './reading.setup.ts';

/**
 * A text that is read by a link, without an account (decision 0413). While it is shown, the server is asked every few
 * seconds whether the link still holds. A newer text is offered and never put in unasked. Spawns `commenting` where the
 * link lets comment.
 *
 * Tags: `visible`, `busy`, `failed`, `shown` (the text is on the page).
 */
export const readingMachine = readingSetup.createMachine({
  id: 'reading',
  context: ({ input: { token } }) => ({
    token,
    password: '',
    link: null,
    text: null,
    formatted: null,
    newest: 0,
    failure: null,
    commenting: null,
    draft: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { token } }) => ({ token, password: '' }),
        onDone: { target: 'loading', actions: assign({ link: ({ event }) => event.output }) },
        onError: [
          { guard: 'needsPassword', target: 'locked.asking' },
          { guard: 'isGone', target: 'gone' },
          { target: 'failed', actions: 'noteFailure' },
        ],
      },
    },
    locked: {
      initial: 'asking',
      states: {
        asking: { tags: 'visible' },
        wrong: { tags: ['visible', 'failed'] },
        halted: { tags: ['visible', 'failed'] },
        unsure: { tags: ['visible', 'failed'] },
        checking: {
          tags: ['visible', 'busy'],
          invoke: {
            id: 'unlock',
            src: 'open',
            input: ({ context: { token, password } }) => ({ token, password }),
            onDone: {
              target: '#reading.loading',
              actions: assign({ link: ({ event }) => event.output, password: '' }),
            },
            onError: [
              { guard: 'isWrong', target: 'wrong' },
              { guard: 'needsPassword', target: 'wrong' },
              { guard: 'isTooOften', target: 'halted', actions: 'noteFailure' },
              { guard: 'isGone', target: '#reading.gone' },
              { target: 'unsure', actions: 'noteFailure' },
            ],
          },
          on: { unlock: {} },
        },
      },
      on: {
        unlock: {
          target: '.checking',
          actions: assign({ password: ({ event }) => event.password, failure: null }),
        },
      },
    },
    loading: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { link } }) => ({ linkId: link?.linkId ?? '' }),
        onDone: {
          target: 'shown',
          actions: assign({ text: ({ event }) => event.output, newest: ({ event }) => event.output.version }),
        },
        onError: [
          { guard: 'needsPassword', target: 'locked' },
          { guard: 'isGone', target: 'gone' },
          { target: 'failed', actions: 'noteFailure' },
        ],
      },
    },
    gone: { tags: ['visible', 'failed'], entry: 'emptied', on: { retry: 'opening' } },
    failed: { tags: ['visible', 'failed'], on: { retry: 'opening' } },
    shown: {
      tags: 'shown',
      entry: 'join',
      exit: 'leave',
      invoke: {
        id: 'watch',
        src: 'watch',
        input: ({ context: { link } }) => ({ linkId: link?.linkId ?? '' }),
      },
      on: { 'link.gone': 'gone', 'link.locked': { target: 'locked', actions: 'emptied' } },
      type: 'parallel',
      states: {
        text: {
          initial: 'current',
          states: {
            current: {
              tags: 'visible',
              on: {
                'state.known': [
                  { guard: 'isNewer', target: 'outdated', actions: 'noteState' },
                  { actions: 'noteState' },
                ],
              },
            },
            outdated: {
              tags: 'visible',
              on: { 'state.known': { actions: 'noteState' }, update: 'updating' },
            },
            updating: {
              tags: ['visible', 'busy'],
              invoke: {
                id: 'update',
                src: 'load',
                input: ({ context: { link } }) => ({ linkId: link?.linkId ?? '' }),
                onDone: {
                  target: 'current',
                  actions: [
                    assign({ text: ({ event }) => event.output, formatted: null, failure: null }),
                    raise({ type: 'text.replaced' }),
                  ],
                },
                onError: [
                  { guard: 'needsPassword', target: '#reading.locked', actions: 'emptied' },
                  { guard: 'isGone', target: '#reading.gone' },
                  { target: 'outdated', actions: 'noteFailure' },
                ],
              },
              on: { 'state.known': { actions: 'noteState' } },
            },
          },
        },
        line: {
          initial: 'online',
          states: {
            online: { tags: 'visible', on: { 'connection.lost': 'offline' } },
            offline: { tags: 'visible', on: { 'state.known': 'online' } },
          },
        },
        citations: {
          initial: 'formatting',
          states: {
            formatting: {
              tags: 'visible',
              invoke: {
                id: 'format',
                src: 'format',
                input: ({ context: { text } }) => ({ text }),
                onDone: { target: 'settled', actions: assign({ formatted: ({ event }) => event.output }) },
                // They stay as they read without a style.
                onError: 'settled',
              },
            },
            settled: { tags: 'visible' },
          },
          on: { 'text.replaced': '.formatting' },
        },
        drawer: {
          initial: 'closed',
          on: {
            'outline.open': '.outline',
            'comments.open': {
              target: '.comments',
              actions: assign({ draft: ({ event }) => event.draft ?? null }),
            },
            'drawer.close': '.closed',
          },
          states: {
            closed: { tags: 'visible' },
            outline: { tags: 'visible' },
            comments: {
              tags: 'visible',
              on: { 'commenting.done': { guard: 'isDraft', target: 'closed' } },
            },
          },
        },
      },
    },
  },
});
