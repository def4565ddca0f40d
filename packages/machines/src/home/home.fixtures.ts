import { defineFlow } from '../testing/flow.ts';
import { documents } from './documents.fixtures.ts';
import { homeMachine } from './home.machine.ts';

const loaded = {
  type: 'xstate.done.actor.load',
  output: { docs: documents, recent: documents.slice(0, 3) },
} as const;

export const homeFlow = defineFlow(homeMachine, {
  input: undefined,
  samples: {
    'search.change': [{ search: 'term' }],
    'filter.change': [{ filter: 'favourites' }],
    'tag.press': [{ tag: 'seminar' }],
    'favourite.toggle': [{ id: 'doc-sleep' }],
    'document.open': [{ id: 'doc-canals' }],
    create: [{}],
    retry: [{}],
    'alert.dismiss': [{}],
    'xstate.done.actor.load': [{ output: loaded.output }],
    'xstate.error.actor.load': [{ error: new Error('The list could not be read. Please try again.') }],
    'xstate.done.actor.createBlank': [{ output: { id: 'doc-new' } }],
    'xstate.error.actor.createBlank': [{ error: new Error('There is no room for another document.') }],
    'xstate.done.actor.toggleFavourite': [{ output: { favourite: true } }],
    'xstate.error.actor.toggleFavourite': [{ error: new Error('This document is not yours any more.') }],
  },
  ways: { 'favourite.idle': [loaded], 'alert.closed': [loaded] },
  key: ({ failure, error, toggles, search, filter }) => [failure !== null, error, toggles, search, filter],
});
