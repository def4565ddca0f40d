import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
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
} from './suggestions.types.ts';

/**
 * Grammar and spelling suggestions (SPEC §4 highlights and toggle, §9 corrections 500 ms).
 *
 * Region `shown` is what the panel shows: `halted`, `none` or `list`. Region `activity` is what
 * goes on: `off`, `idle`, `waiting` for 500 ms without a change, `checking`, `failed`. A change
 * during a check aborts it and waits anew; switching off aborts it, and a late answer is dropped.
 * `document.change` may be sent with each key press: it changes no context.
 * `highlights` is the editor: it holds the positions and does every change of the text.
 *
 * Tags: `visible`; `halted`, `none`, `list`; `waiting`, `checking`, `failed`; `busy`.
 */
export const suggestionsMachine = setup({
  types: {
    input: {} as { enabled: boolean; ignoredRules?: readonly string[] },
    context: {} as SuggestionsContext,
    events: {} as SuggestionsEvent,
    emitted: {} as SuggestionsEmitted,
    tags: {} as 'visible' | 'busy' | 'halted' | 'none' | 'list' | 'waiting' | 'checking' | 'failed',
  },
  actors: {
    /** Asks for corrections of what has changed, puts them into the text, and stops on its signal. */
    check: fromPromise<Highlights, void>(async () => notProvided('suggestions.check')),
    highlights: fromCallback<HighlightsCommand, void, HighlightsReport>(() =>
      notProvided('suggestions.highlights'),
    ),
  },
  delays: {
    checkDebounce: ({ event }) =>
      Math.max(0, 500 - (event.type === 'document.change' ? (event.age ?? 0) : 0)),
  },
  actions: {
    setHighlights: assign(({ context }, { items, checked, total }: Highlights) => ({
      items,
      checked,
      total,
      error: null,
      selectedId: items.some(({ id }) => id === context.selectedId) ? context.selectedId : null,
    })),
    select: assign((_, { id }: { id: string | null }) => ({ selectedId: id })),
    ignoreRule: assign(({ context }, { rule }: { rule: string }) => ({
      ignoredRules: context.ignoredRules.includes(rule)
        ? context.ignoredRules
        : [...context.ignoredRules, rule],
    })),
    restoreRule: assign(({ context }, { rule }: { rule: string }) => ({
      ignoredRules: context.ignoredRules.filter((ignored) => ignored !== rule),
    })),
    clear: assign({ items: [], selectedId: null, checked: 0, error: null }),
    setError: assign((_, { error }: { error: unknown }) => ({ error: toFailure(error).message })),
    selectNext: assign({
      selectedId: ({ context }) => neighbour(context.items, context.selectedId, 1),
    }),
    selectPrevious: assign({
      selectedId: ({ context }) => neighbour(context.items, context.selectedId, -1),
    }),
    tell: sendTo('highlights', (_, command: HighlightsCommand) => command),
    tellSelection: sendTo('highlights', ({ context }) => ({ type: 'select', id: context.selectedId })),
    tellClear: sendTo('highlights', { type: 'clear' }),
    tellRules: sendTo('highlights', ({ context }) => ({ type: 'ignoreRules', rules: context.ignoredRules })),
    emitRules: emit(({ context }) => ({ type: 'ignoredRules.change' as const, rules: context.ignoredRules })),
    tellResume: sendTo('highlights', { type: 'resume' }),
    emitEnabled: emit({ type: 'enabled.change', enabled: true }),
    emitDisabled: emit({ type: 'enabled.change', enabled: false }),
  },
  guards: {
    startsEnabled: ({ context }) => context.startsEnabled,
    isIgnored: ({ context }, { rule }: { rule: string }) => context.ignoredRules.includes(rule),
    hasItems: ({ context }) => context.items.length > 0,
    hasNoItems: ({ context }) => context.items.length === 0,
    isOther: ({ context }, { id }: { id: string | null }) => id !== context.selectedId,
  },
}).createMachine({
  id: 'suggestions',
  context: ({ input }) => ({
    startsEnabled: input.enabled,
    items: [],
    selectedId: null,
    checked: 0,
    total: 0,
    error: null,
    ignoredRules: input.ignoredRules ?? [],
  }),
  type: 'parallel',
  invoke: { id: 'highlights', src: 'highlights' },
  states: {
    shown: {
      initial: 'starting',
      on: {
        disable: { target: '.halted', actions: ['clear', 'tellClear', 'emitDisabled'] },
        'suggestion.restoreRule': {
          guard: { type: 'isIgnored', params: ({ event }) => event },
          actions: [{ type: 'restoreRule', params: ({ event }) => event }, 'tellRules', 'emitRules'],
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
            enable: { target: 'none', actions: ['tellResume', 'emitEnabled'] },
          },
        },
        none: {
          tags: ['visible', 'none'],
          always: { guard: 'hasItems', target: 'list' },
          on: { 'highlights.change': { actions: { type: 'setHighlights', params: ({ event }) => event } } },
        },
        list: {
          tags: ['visible', 'list'],
          always: { guard: 'hasNoItems', target: 'none' },
          on: {
            'highlights.change': { actions: { type: 'setHighlights', params: ({ event }) => event } },
            'suggestion.select': {
              guard: { type: 'isOther', params: ({ event }) => event },
              actions: [{ type: 'select', params: ({ event }) => event }, 'tellSelection'],
            },
            'suggestion.next': { actions: ['selectNext', 'tellSelection'] },
            'suggestion.previous': { actions: ['selectPrevious', 'tellSelection'] },
            'suggestion.apply': {
              actions: {
                type: 'tell',
                params: ({ event: { id, replacement } }) => ({ type: 'apply', id, replacement }),
              },
            },
            'suggestion.applyAll': { actions: { type: 'tell', params: { type: 'applyAll' } } },
            'suggestion.ignore': {
              actions: { type: 'tell', params: ({ event }) => ({ type: 'ignore', id: event.id }) },
            },
            'suggestion.ignoreRule': {
              actions: [{ type: 'ignoreRule', params: ({ event }) => event }, 'tellRules', 'emitRules'],
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
        idle: { on: { 'document.change': 'waiting', 'suggestion.restoreRule': 'checking' } },
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
              actions: { type: 'setHighlights', params: ({ event }) => event.output },
            },
            onError: { target: 'failed', actions: { type: 'setError', params: ({ event }) => event } },
          },
          on: {
            'document.change': 'waiting',
            'suggestion.restoreRule': { target: 'checking', reenter: true },
          },
        },
        failed: {
          tags: 'failed',
          on: { 'document.change': 'waiting', retry: 'checking', 'suggestion.restoreRule': 'checking' },
        },
      },
    },
  },
});
