import { defineFlow } from '../testing/flow.ts';
import { themeMachine } from './theme.machine.ts';

export const themeFlow = defineFlow(themeMachine, {
  input: { theme: 'light' },
  reported: ['theme.choose'],
  samples: {
    'theme.cycle': [{}],
    'theme.choose': [{ theme: 'light' }, { theme: 'dark' }, { theme: 'cyberpunk' }],
  },
});
