import { defineFlow } from '../testing/flow.ts';
import { documents } from './documents.fixtures.ts';
import { homeMachine } from './home.machine.ts';

const lists = { recent: documents.slice(0, 3), moved: [], trashed: 2, isKept: false };
const loaded = { output: { ...lists, docs: documents, next: null } };
const firstPage = { output: { ...lists, docs: documents.slice(0, 4), next: 'doc-journal' } };
const unreadable = { error: new Error('The list could not be read. Please try again.') };

export const homeFlow = defineFlow(homeMachine, {
  input: undefined,
  reported: ['enter', 'refresh', 'document.removed'],
  samples: {
    enter: [{}],
    refresh: [{}],
    'search.change': [{ search: 'term' }],
    'filter.change': [{ filter: 'favourites' }],
    'order.change': [{ order: 'title' }],
    'tag.press': [{ tag: 'seminar' }],
    'moved.dismiss': [{}],
    'document.removed': [{ id: 'doc-letter' }],
    'document.open': [{ id: 'doc-canals' }],
    create: [{}],
    retry: [{}],
    'xstate.done.actor.load': [loaded, firstPage],
    'xstate.done.actor.add': [{ output: { docs: documents.slice(4), next: null } }],
    'xstate.error.actor.add': [unreadable],
    'xstate.error.actor.load': [unreadable],
    'xstate.done.actor.refresh': [loaded],
    'xstate.error.actor.refresh': [unreadable],
    'xstate.done.actor.createBlank': [{ output: { id: 'doc-new' } }],
    'xstate.error.actor.createBlank': [
      { error: new Error('There is no room for another document.') },
      { error: Object.assign(new Error('The server cannot be reached.'), { code: 'unreachable' }) },
    ],
  },
  key: ({ failure, docs, search, filter, awaitsCreate }) => [
    failure !== null,
    docs.length,
    search,
    filter,
    awaitsCreate,
  ],
});
