import { assign, emit, setup } from 'xstate';

export type PanelTab = 'suggestions' | 'comments' | 'tools' | 'plagiarism' | 'outline';

export type PanelEvent =
  | { type: 'tab.change'; tab: PanelTab }
  | { type: 'toggle' }
  | { type: 'close' }
  /** Collapse or expand it where it stands beside the page. */
  | { type: 'fold' }
  /** Show a tab, wherever the panel is. */
  | { type: 'show'; tab: PanelTab };

export type PanelEmitted = { type: 'hidden' };

/**
 * The right panel (SPEC §2 editor): which tab it shows, and under 1024 px whether its drawer is open. On larger screens
 * it stands beside the page regardless of the drawer, unless it is folded (`isFolded`). Emits `hidden` when the drawer
 * closes.
 *
 * Tags: `visible` while the drawer is open.
 */
export const panelMachine = setup({
  types: {
    context: {} as { tab: PanelTab; isFolded: boolean },
    events: {} as PanelEvent,
    emitted: {} as PanelEmitted,
    tags: {} as 'visible',
  },
  actions: {
    bringUp: assign(({ event }) => ('tab' in event ? { tab: event.tab, isFolded: false } : {})),
  },
}).createMachine({
  id: 'panel',
  context: { tab: 'suggestions', isFolded: false },
  on: {
    'tab.change': { actions: 'bringUp' },
    fold: { actions: assign({ isFolded: ({ context }) => !context.isFolded }) },
  },
  initial: 'closed',
  states: {
    closed: {
      on: { toggle: 'open', show: { target: 'open', actions: 'bringUp' } },
    },
    open: {
      tags: 'visible',
      exit: emit({ type: 'hidden' }),
      on: {
        toggle: 'closed',
        close: 'closed',
        show: { actions: 'bringUp' },
      },
    },
  },
});
