import { emit, fromCallback, sendTo, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import type { ToolFlag, ToolSettings, ToolsEmitted, ToolsEvent } from './tools.types.ts';

/**
 * The toggles of the tools panel (SPEC §2, §3). Hide labels on = `buttonSectionsEnabled` false.
 * `suggestions.set` follows the button of the halted notice; each change is emitted and kept:
 * `store` gets `{ type: 'write', key, enabled }` with the name of the local-storage key.
 *
 * Tags: `visible`, `suggestions.on`, `labels.hidden`.
 */
export const toolsMachine = setup({
  types: {
    input: {} as ToolSettings,
    context: {} as ToolSettings,
    events: {} as ToolsEvent,
    emitted: {} as ToolsEmitted,
    tags: {} as 'visible' | 'suggestions.on' | 'labels.hidden',
  },
  actors: {
    store: fromCallback<{ type: 'write' } & ToolFlag>(() => notProvided('tools.store')),
  },
  actions: {
    write: sendTo('store', (_, flag: ToolFlag) => ({ type: 'write', ...flag })),
    emitSuggestions: emit((_, { enabled }: { enabled: boolean }) => ({
      type: 'suggestions.change' as const,
      enabled,
    })),
    emitLabels: emit((_, { hidden }: { hidden: boolean }) => ({ type: 'labels.change' as const, hidden })),
  },
  guards: {
    startsSuggesting: ({ context }) => context.suggestionsEnabled,
    startsLabelled: ({ context }) => context.buttonSectionsEnabled,
    isOn: (_, { enabled }: { enabled: boolean }) => enabled,
    isOff: (_, { enabled }: { enabled: boolean }) => !enabled,
  },
}).createMachine({
  id: 'tools',
  context: ({ input }) => input,
  type: 'parallel',
  invoke: { id: 'store', src: 'store' },
  states: {
    suggestions: {
      initial: 'starting',
      states: {
        starting: { always: [{ guard: 'startsSuggesting', target: 'on' }, { target: 'off' }] },
        on: {
          tags: ['visible', 'suggestions.on'],
          on: {
            'suggestions.toggle': { target: 'off', actions: suggestionsTurned(false) },
            'suggestions.set': {
              guard: { type: 'isOff', params: ({ event }) => event },
              target: 'off',
              actions: suggestionsTurned(false),
            },
          },
        },
        off: {
          tags: 'visible',
          on: {
            'suggestions.toggle': { target: 'on', actions: suggestionsTurned(true) },
            'suggestions.set': {
              guard: { type: 'isOn', params: ({ event }) => event },
              target: 'on',
              actions: suggestionsTurned(true),
            },
          },
        },
      },
    },
    labels: {
      initial: 'starting',
      states: {
        starting: { always: [{ guard: 'startsLabelled', target: 'shown' }, { target: 'hidden' }] },
        shown: {
          tags: 'visible',
          on: { 'labels.toggle': { target: 'hidden', actions: labelsTurned(true) } },
        },
        hidden: {
          tags: ['visible', 'labels.hidden'],
          on: { 'labels.toggle': { target: 'shown', actions: labelsTurned(false) } },
        },
      },
    },
  },
});

function suggestionsTurned(enabled: boolean) {
  return [
    { type: 'write', params: { key: 'enable_suggestions', enabled } },
    { type: 'emitSuggestions', params: { enabled } },
  ] as const;
}

function labelsTurned(hidden: boolean) {
  return [
    { type: 'write', params: { key: 'enable_button_sections', enabled: !hidden } },
    { type: 'emitLabels', params: { hidden } },
  ] as const;
}
