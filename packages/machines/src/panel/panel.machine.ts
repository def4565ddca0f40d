import { assign, emit, setup } from 'xstate';

export type PanelTab = 'suggestions' | 'tools' | 'plagiarism' | 'outline';

export type PanelEvent =
  | { type: 'tab.change'; tab: PanelTab }
  | { type: 'toggle' }
  | { type: 'close' }
  /** Bring a tab up, wherever the panel is. */
  | { type: 'show'; tab: PanelTab };

export type PanelEmitted = { type: 'closed' };

/**
 * The right panel (SPEC §2 editor): which tab it shows, and under 1024 px whether its drawer is open. On larger screens
 * the panel is always in sight, whatever the drawer does. Emits `closed` when the drawer closes.
 *
 * Tags: `visible` while the drawer is open.
 */
export const panelMachine = setup({
  types: {
    context: {} as { tab: PanelTab },
    events: {} as PanelEvent,
    emitted: {} as PanelEmitted,
    tags: {} as 'visible',
  },
}).createMachine({
  id: 'panel',
  context: { tab: 'suggestions' },
  on: {
    'tab.change': { actions: assign({ tab: ({ event }) => event.tab }) },
  },
  initial: 'closed',
  states: {
    closed: {
      on: { toggle: 'open', show: { target: 'open', actions: assign({ tab: ({ event }) => event.tab }) } },
    },
    open: {
      tags: 'visible',
      exit: emit({ type: 'closed' }),
      on: {
        toggle: 'closed',
        close: 'closed',
        show: { actions: assign({ tab: ({ event }) => event.tab }) },
      },
    },
  },
});
