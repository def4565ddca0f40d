import { assertEvent, assign, emit, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import { neighbour } from './neighbour.ts';
import type {
  Highlights,
  HighlightsCommand,
  HighlightsReport,
  SuggestionsContext,
  SuggestionsEmitted,
  SuggestionsEvent,
  IgnoreList,
} from './suggestions.types.ts';

/**
 * Grammar and spelling suggestions (SPEC §4 highlights and toggle, §9 corrections 500 ms).
 *
 * Region `shown` is what the panel shows: `halted`, `none` or `list`. Region `activity` is the check: `off`, `idle`,
 * `waiting` for 500 ms without a change, `checking`, `failed`. A change during a check aborts it and waits again; so
 * does switching off, and a late answer is dropped. A failed check asks the editor how much is unchecked, and is
 * repeated on reconnecting, after a while, or on demand; `context.failure` stays until a check succeeds.
 * `document.change` may be sent with every key press: it changes no context.
 * `highlights` is the editor: it holds the positions and makes every change of the text.
 * Emits `enable.request`, `word.add`, `rule.ignore` and `rule.restore` (the preference, the dictionary and the rules are
 * kept outside, and come back with `ignoreList.change`), `selected` for each choice, and `left` when the reader goes back to the
 * text.
 *
 * Tags: `visible`; `halted`, `none`, `list`; `waiting`, `checking`, `failed`; `busy`.
 */
export const suggestionsMachine = setup({
  types: {
    input: {} as { enabled: boolean; ignoreList?: IgnoreList },
    context: {} as SuggestionsContext,
    events: {} as SuggestionsEvent,
    emitted: {} as SuggestionsEmitted,
    tags: {} as 'visible' | 'busy' | 'halted' | 'none' | 'list' | 'waiting' | 'checking' | 'failed',
  },
  actors: {
    /** Requests corrections for what has changed and marks them in the text; stops when its signal is aborted. */
    check: fromPromise<Highlights, void>(async () => notProvided('suggestions.check')),
    highlights: fromCallback<HighlightsCommand, IgnoreList, HighlightsReport>(() =>
      notProvided('suggestions.highlights'),
    ),
  },
  delays: {
    checkDebounce: ({ event }) =>
      Math.max(0, 500 - (event.type === 'document.change' ? (event.age ?? 0) : 0)),
    recheck: 15_000,
  },
  actions: {
    setHighlights: assign(({ context, event }) => {
      assertEvent(event, 'highlights.change');
      return highlighted(context, event);
    }),
    sendSelection: enqueueActions(({ context: { selectedId }, enqueue }) => {
      enqueue.sendTo('highlights', { type: 'select', id: selectedId });
      if (selectedId !== null) enqueue.emit({ type: 'selected' });
    }),
  },
  guards: {
    startsEnabled: ({ context }) => context.startsEnabled,
    isLessIgnored: ({ context, event }) =>
      event.type === 'ignoreList.change' &&
      (context.words.some((word) => !event.words.includes(word)) ||
        context.ignoredRules.some((rule) => !event.ignoredRules.includes(rule))),
    hasItems: ({ context }) => context.items.length > 0,
    hasNoItems: ({ context }) => context.items.length === 0,
  },
}).createMachine({
  id: 'suggestions',
  context: ({ input }) => ({
    startsEnabled: input.enabled,
    items: [],
    selectedId: null,
    left: null,
    checked: 0,
    total: 0,
    failure: null,
    words: input.ignoreList?.words ?? [],
    ignoredRules: input.ignoreList?.ignoredRules ?? [],
  }),
  type: 'parallel',
  invoke: {
    id: 'highlights',
    src: 'highlights',
    input: ({ context: { words, ignoredRules } }) => ({ words, ignoredRules }),
  },
  states: {
    shown: {
      initial: 'starting',
      on: {
        disable: {
          target: '.halted',
          actions: [
            assign({ items: [], selectedId: null, checked: 0, failure: null }),
            sendTo('highlights', { type: 'clear' }),
          ],
        },
        'suggestion.restoreRule': {
          guard: ({ context, event }) => context.ignoredRules.includes(event.rule),
          actions: emit(({ event }) => ({ type: 'rule.restore', rule: event.rule })),
        },
        'ignoreList.change': {
          actions: [
            sendTo('highlights', ({ event: { words, ignoredRules } }) => ({
              type: 'ignoreList.change',
              words,
              ignoredRules,
            })),
            assign(({ event: { words, ignoredRules } }) => ({ words, ignoredRules })),
          ],
        },
      },
      states: {
        starting: {
          always: [{ guard: 'startsEnabled', target: 'none' }, { target: 'halted' }],
        },
        halted: {
          tags: ['visible', 'halted'],
          on: {
            disable: {},
            'enable.request': { actions: emit({ type: 'enable.request' }) },
            enable: { target: 'none', actions: sendTo('highlights', { type: 'resume' }) },
          },
        },
        none: {
          tags: ['visible', 'none'],
          always: { guard: 'hasItems', target: 'list' },
          on: { 'highlights.change': { actions: 'setHighlights' } },
        },
        list: {
          tags: ['visible', 'list'],
          always: { guard: 'hasNoItems', target: 'none' },
          on: {
            'highlights.change': { actions: 'setHighlights' },
            'suggestion.select': {
              guard: ({ context, event }) => event.id !== context.selectedId,
              actions: [assign(({ event }) => ({ selectedId: event.id })), 'sendSelection'],
            },
            'suggestion.next': {
              actions: [
                assign({ selectedId: ({ context }) => neighbour(context.items, context, 1) }),
                'sendSelection',
              ],
            },
            'suggestion.previous': {
              actions: [
                assign({ selectedId: ({ context }) => neighbour(context.items, context, -1) }),
                'sendSelection',
              ],
            },
            'suggestion.leave': {
              actions: [assign({ selectedId: null }), 'sendSelection', emit({ type: 'left' })],
            },
            'suggestion.apply': {
              actions: sendTo('highlights', ({ event: { id, replacement, thenWrite } }) => ({
                type: 'apply',
                id,
                replacement,
                thenWrite,
              })),
            },
            'suggestion.applyAll': { actions: sendTo('highlights', { type: 'applyAll' }) },
            'suggestion.ignore': {
              actions: sendTo('highlights', ({ event }) => ({ type: 'ignore', id: event.id })),
            },
            'suggestion.ignoreWord': {
              actions: sendTo('highlights', ({ event }) => ({ type: 'ignoreWord', word: event.word })),
            },
            'suggestion.addWord': {
              actions: emit(({ event }) => ({ type: 'word.add', word: event.word })),
            },
            'suggestion.ignoreRule': {
              actions: emit(({ event }) => ({ type: 'rule.ignore', rule: event.rule })),
            },
          },
        },
      },
    },
    activity: {
      initial: 'starting',
      on: { disable: '.off' },
      states: {
        starting: { always: [{ guard: 'startsEnabled', target: 'waiting' }, { target: 'off' }] },
        off: { on: { disable: {}, enable: 'checking' } },
        idle: {
          on: {
            'document.change': 'waiting',
            'ignoreList.change': { guard: 'isLessIgnored', target: 'checking' },
          },
        },
        waiting: {
          tags: 'waiting',
          after: { checkDebounce: 'checking' },
          on: { 'document.change': { target: 'waiting', reenter: true } },
        },
        checking: {
          tags: ['checking', 'busy'],
          invoke: {
            id: 'check',
            src: 'check',
            onDone: {
              target: 'idle',
              actions: assign(({ context, event }) => ({
                ...highlighted(context, event.output),
                failure: null,
              })),
            },
            onError: {
              target: 'failed',
              actions: [
                assign(({ event }) => ({ failure: toFailure(event.error) })),
                sendTo('highlights', { type: 'report' }),
              ],
            },
          },
          on: {
            'document.change': 'waiting',
            'ignoreList.change': { guard: 'isLessIgnored', target: 'checking', reenter: true },
          },
        },
        failed: {
          tags: 'failed',
          after: { recheck: 'checking' },
          on: {
            'document.change': 'waiting',
            'ignoreList.change': { guard: 'isLessIgnored', target: 'checking' },
            online: 'checking',
            retry: 'checking',
          },
        },
      },
    },
  },
});

function highlighted(
  { items: before, selectedId, left }: SuggestionsContext,
  { items, checked, total }: Highlights,
) {
  const isThere = items.some(({ id }) => id === selectedId);
  const gone = isThere ? undefined : before.find(({ id }) => id === selectedId);
  return {
    items,
    checked,
    total,
    selectedId: isThere ? selectedId : null,
    left: gone?.from ?? left,
  };
}
