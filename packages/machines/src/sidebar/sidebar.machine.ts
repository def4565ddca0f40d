import { setup } from 'xstate';

export type SidebarEvent = { type: 'width.toggle' } | { type: 'drawer.toggle' } | { type: 'drawer.close' };

/**
 * The sidebar (SPEC §2): 7rem collapsed, 25 % or 75 % expanded; under 1024 px it is a drawer
 * behind a menu button.
 *
 * Tags: `visible`, `expanded`, `collapsed`, `drawer.open`.
 */
export const sidebarMachine = setup({
  types: {
    events: {} as SidebarEvent,
    tags: {} as 'visible' | 'expanded' | 'collapsed' | 'drawer.open',
  },
}).createMachine({
  id: 'sidebar',
  type: 'parallel',
  states: {
    width: {
      initial: 'expanded',
      states: {
        expanded: { tags: ['visible', 'expanded'], on: { 'width.toggle': 'collapsed' } },
        collapsed: { tags: ['visible', 'collapsed'], on: { 'width.toggle': 'expanded' } },
      },
    },
    drawer: {
      initial: 'closed',
      states: {
        closed: { on: { 'drawer.toggle': 'open' } },
        open: {
          tags: ['visible', 'drawer.open'],
          on: { 'drawer.toggle': 'closed', 'drawer.close': 'closed' },
        },
      },
    },
  },
});
