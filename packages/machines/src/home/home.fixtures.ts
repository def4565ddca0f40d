import { defineFlow } from '../testing/flow.ts';
import { documents } from './documents.fixtures.ts';
import { homeMachine } from './home.machine.ts';

const loaded = { output: { docs: documents, recent: documents.slice(0, 3), moved: [] } };
const unreadable = { error: new Error('The list could not be read. Please try again.') };

export const homeFlow = defineFlow(homeMachine, {
  input: undefined,
  reported: ['enter'],
  samples: {
    enter: [{}],
    'search.change': [{ search: 'term' }],
    'filter.change': [{ filter: 'favourites' }],
    'tag.press': [{ tag: 'seminar' }],
    'moved.dismiss': [{}],
    'document.open': [{ id: 'doc-canals' }],
    create: [{}],
    retry: [{}],
    'xstate.done.actor.load': [loaded],
    'xstate.error.actor.load': [unreadable],
    'xstate.done.actor.refresh': [loaded],
    'xstate.error.actor.refresh': [unreadable],
    'xstate.done.actor.createBlank': [{ output: { id: 'doc-new' } }],
    'xstate.error.actor.createBlank': [{ error: new Error('There is no room for another document.') }],
  },
  key: ({ failure, search, filter, awaitsCreate }) => [failure !== null, search, filter, awaitsCreate],
});
