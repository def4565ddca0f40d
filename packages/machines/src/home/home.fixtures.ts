import { defineFlow } from '../testing/flow.ts';
import { documents } from './documents.fixtures.ts';
import { homeMachine } from './home.machine.ts';

const loaded = { output: { docs: documents, recent: documents.slice(0, 3), moved: [], trashed: 2 } };
const unreadable = { error: new Error('The list could not be read. Please try again.') };

export const homeFlow = defineFlow(homeMachine, {
  input: undefined,
  reported: ['enter', 'document.removed'],
  samples: {
    enter: [{}],
    'search.change': [{ search: 'term' }],
    'filter.change': [{ filter: 'favourites' }],
    'order.change': [{ order: 'title' }],
    'tag.press': [{ tag: 'seminar' }],
    'moved.dismiss': [{}],
    'document.removed': [{ id: 'doc-letter' }],
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
  key: ({ failure, docs, search, filter, awaitsCreate }) => [
    failure !== null,
    docs.length,
    search,
    filter,
    awaitsCreate,
  ],
});
