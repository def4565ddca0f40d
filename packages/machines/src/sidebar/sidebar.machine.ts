import { setup } from 'xstate';

export type SidebarEvent = { type: 'drawer.toggle' } | { type: 'drawer.close' };

/**
 * The sidebar under 1024 px: a drawer behind a menu button (SPEC §2). Its widths on larger screens are preferences.
 *
 * Tags: `visible`.
 */
export const sidebarMachine = setup({
  types: { events: {} as SidebarEvent, tags: {} as 'visible' },
}).createMachine({
  id: 'sidebar',
  initial: 'closed',
  states: {
    closed: { on: { 'drawer.toggle': 'open' } },
    open: { tags: 'visible', on: { 'drawer.toggle': 'closed', 'drawer.close': 'closed' } },
  },
});
