import type { FoundDocument } from '@octavo/contract';
import { documents } from '../home/documents.fixtures.ts';
import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { searchMachine } from './search.machine.ts';

const excerpts: Readonly<Record<string, FoundDocument['excerpt']>> = {
  'doc-canals': [
    { text: '…of water ran through the town, and ', marked: false },
    { text: 'coal', marked: true },
    { text: ' had fallen to half its price within eleven years of the first cut…', marked: false },
  ],
  'doc-grid': [
    { text: '…every gas plant that replaced ', marked: false },
    { text: 'coal', marked: true },
    { text: ' was built to run in the evening…', marked: false },
  ],
};

const found = documents
  .filter(({ id }) => excerpts[id] !== undefined)
  .map((document) => ({ ...document, excerpt: excerpts[document.id] ?? [] }));

export const searchFlow = defineFlow(searchMachine, {
  input: undefined,
  reported: ['term.change', 'refresh', 'document.removed'],
  samples: {
    'term.change': [{ term: 'coal' }, { term: '' }],
    refresh: [{}],
    'document.removed': [{ id: 'doc-grid' }],
    retry: [{}],
    'xstate.after.searchDelay.search.waiting': [{}],
    'xstate.done.actor.search': [{ output: { docs: found, more: false } }],
    'xstate.error.actor.search': [
      { error: new Error('Many people are searching right now. Please try again in a moment.') },
      { error: new CallError('unreachable', 'The server was not reached.') },
    ],
  },
  key: ({ term, docs, failure }) => [term, docs.length, failure !== null],
});
