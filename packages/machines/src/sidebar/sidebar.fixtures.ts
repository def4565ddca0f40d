import { defineFlow } from '../testing/flow.ts';
import { sidebarMachine } from './sidebar.machine.ts';

export const sidebarFlow = defineFlow(sidebarMachine, {
  input: undefined,
  samples: { 'drawer.toggle': [{}], 'drawer.close': [{}] },
});
