import { defineFlow } from '../testing/flow.ts';
import { panelMachine } from './panel.machine.ts';

export const panelFlow = defineFlow(panelMachine, {
  input: undefined,
  reported: ['show'],
  samples: {
    'tab.change': [{ tab: 'suggestions' }, { tab: 'tools' }, { tab: 'plagiarism' }, { tab: 'outline' }],
    toggle: [{}],
    close: [{}],
    fold: [{}],
    show: [{ tab: 'suggestions' }],
  },
});
