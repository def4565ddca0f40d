import { assign, emit, setup } from 'xstate';
import type {
  DatePickerContext,
  DatePickerEmitted,
  DatePickerEvent,
  DatePickerInput,
  Day,
} from './date-picker.types.ts';
import { isWhole, withDay } from './picked-days.ts';

/**
 * The date picker (SPEC §4, §5, §9): one date, or a range of two that are swapped where the second is earlier.
 *
 * Without a footer the last pick counts at once; closing half-way through a range keeps its one date, or, where
 * the range is strict, clears it. With a footer nothing counts before `apply`, which takes a whole range, or one
 * date of a range that is not strict; whatever else closes it keeps the former dates. `change` tells what counts.
 *
 * Tags: `visible`, `half` (the second date is awaited).
 */
export const datePickerMachine = setup({
  types: {
    input: {} as DatePickerInput,
    context: {} as DatePickerContext,
    events: {} as DatePickerEvent,
    emitted: {} as DatePickerEmitted,
    tags: {} as 'visible' | 'half',
  },
  actions: {
    startDraft: assign({ draft: ({ context }) => context.days }),
    addDay: assign({
      draft: ({ context }, { day }: { day: Day }) => withDay(context.draft, day, context.mode),
    }),
    takeDraft: assign({ days: ({ context }) => context.draft }),
    clearDays: assign({ days: [], draft: [] }),
    emitChange: emit(({ context }) => ({ type: 'change' as const, days: context.days })),
  },
  guards: {
    isEmpty: ({ context }) => context.draft.length === 0,
    isWhole: ({ context }) => isWhole(context.draft, context.mode),
    isDecided: ({ context }) => !context.hasFooter && isWhole(context.draft, context.mode),
    isLenient: ({ context }) => !context.isStrict,
    hasDays: ({ context }) => context.days.length > 0,
    hasFooter: ({ context }) => context.hasFooter,
  },
}).createMachine({
  id: 'datePicker',
  context: ({ input }) => ({
    mode: input.mode,
    isStrict: input.strict ?? false,
    hasFooter: input.footer ?? false,
    days: input.days ?? [],
    draft: [],
  }),
  on: {
    clear: { guard: 'hasDays', target: '.closed', actions: ['clearDays', 'emitChange'] },
  },
  initial: 'closed',
  states: {
    closed: {
      on: { open: { target: 'opening', actions: 'startDraft' } },
    },
    opening: {
      always: [
        { guard: 'isEmpty', target: 'choosing' },
        { guard: 'isWhole', target: 'chosen' },
        { target: 'halfway' },
      ],
    },
    choosing: {
      tags: 'visible',
      on: {
        'day.pick': { target: 'deciding', actions: { type: 'addDay', params: ({ event }) => event } },
        cancel: 'closed',
        dismiss: 'closed',
      },
    },
    deciding: {
      always: [
        { guard: 'isDecided', target: 'closed', actions: ['takeDraft', 'emitChange'] },
        { guard: 'isWhole', target: 'chosen' },
        { target: 'halfway' },
      ],
    },
    halfway: {
      tags: ['visible', 'half'],
      on: {
        'day.pick': { target: 'deciding', actions: { type: 'addDay', params: ({ event }) => event } },
        apply: { guard: 'isLenient', target: 'closed', actions: ['takeDraft', 'emitChange'] },
        cancel: 'closed',
        dismiss: [
          { guard: 'hasFooter', target: 'closed' },
          { guard: 'isLenient', target: 'closed', actions: ['takeDraft', 'emitChange'] },
          { target: 'closed', actions: ['clearDays', 'emitChange'] },
        ],
      },
    },
    chosen: {
      tags: 'visible',
      on: {
        'day.pick': { target: 'deciding', actions: { type: 'addDay', params: ({ event }) => event } },
        apply: { target: 'closed', actions: ['takeDraft', 'emitChange'] },
        cancel: 'closed',
        dismiss: 'closed',
      },
    },
  },
});
