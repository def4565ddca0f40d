import { setup } from 'xstate';

export type PanelTab = 'suggestions' | 'tools';
export type PanelEvent = { type: 'tab.change'; tab: PanelTab } | { type: 'toggle' } | { type: 'close' };

/**
 * The right panel (SPEC §2 editor): which tab it shows, and under 1024 px whether it is open.
 *
 * Tags: `visible`, the name of the tab, `open`.
 */
export const panelMachine = setup({
  types: {
    events: {} as PanelEvent,
    tags: {} as 'visible' | PanelTab | 'open',
  },
  guards: {
    isSuggestions: (_, { tab }: { tab: PanelTab }) => tab === 'suggestions',
    isTools: (_, { tab }: { tab: PanelTab }) => tab === 'tools',
  },
}).createMachine({
  id: 'panel',
  type: 'parallel',
  states: {
    tab: {
      initial: 'suggestions',
      states: {
        suggestions: {
          tags: ['visible', 'suggestions'],
          on: {
            'tab.change': { guard: { type: 'isTools', params: ({ event }) => event }, target: 'tools' },
          },
        },
        tools: {
          tags: ['visible', 'tools'],
          on: {
            'tab.change': {
              guard: { type: 'isSuggestions', params: ({ event }) => event },
              target: 'suggestions',
            },
          },
        },
      },
    },
    drawer: {
      initial: 'closed',
      states: {
        closed: { on: { toggle: 'open' } },
        open: { tags: 'open', on: { toggle: 'closed', close: 'closed' } },
      },
    },
  },
});
