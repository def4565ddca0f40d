import { defineFlow } from '../testing/flow.ts';
import { navigationMachine } from './navigation.machine.ts';

export const navigationFlow = defineFlow(navigationMachine, {
  input: { path: '/app/' },
  reported: ['location.change', 'document.missing', 'query.drop'],
  samples: {
    'page.change': [
      { route: { page: 'home' } },
      { route: { page: 'account' } },
      { route: { page: 'favourites' } },
      { route: { page: 'trash' } },
      { route: { page: 'history' } },
      { route: { page: 'shortcuts' } },
      { route: { page: 'changelog' } },
      { route: { page: 'prices' } },
      { route: { page: 'document', id: 'doc-canals' } },
    ],
    'location.change': [
      { path: '/app/' },
      { path: '/app/document/doc-sleep' },
      { path: '/app/somewhere/else' },
    ],
    'document.missing': [{}],
    'query.drop': [{}],
  },
});
