import { defineFlow } from '../testing/flow.ts';
import { toolsMachine } from './tools.machine.ts';

export const toolsFlow = defineFlow(toolsMachine, {
  input: { suggestionsEnabled: true, buttonSectionsEnabled: true },
  reported: ['suggestions.set'],
  samples: {
    'suggestions.toggle': [{}],
    'suggestions.set': [{ enabled: true }, { enabled: false }],
    'labels.toggle': [{}],
  },
});
