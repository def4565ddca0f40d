import { assertEvent, assign, emit, setup } from 'xstate';
import type {
  DatePickerContext,
  DatePickerEmitted,
  DatePickerEvent,
  DatePickerInput,
} from './date-picker.types.ts';
import { isWhole, withDay } from './picked-days.ts';

/**
 * The date picker (SPEC §4, §5, §9): one date, or a range of two dates, which are swapped if the second is earlier.
 *
 * Without a footer the last pick takes effect at once; closing halfway through a range keeps its one date, or clears
 * it if the range is strict. With a footer nothing takes effect before `apply`, which accepts a whole range, or one
 * date of a range that is not strict; closing it any other way keeps the previous dates. Emits `change`.
 *
 * Tags: `visible`, `half` (waiting for the second date).
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
    addDay: assign(({ context, event }) => {
      assertEvent(event, 'day.pick');
      return { draft: withDay(context.draft, event.day, context.mode) };
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
      on: { open: { target: 'opening', actions: assign({ draft: ({ context }) => context.days }) } },
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
        'day.pick': { target: 'deciding', actions: 'addDay' },
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
        'day.pick': { target: 'deciding', actions: 'addDay' },
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
        'day.pick': { target: 'deciding', actions: 'addDay' },
        apply: { target: 'closed', actions: ['takeDraft', 'emitChange'] },
        cancel: 'closed',
        dismiss: 'closed',
      },
    },
  },
});
