import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { tagsMachine } from './tags.machine.ts';

const some = ['HIST 204', 'Marginalia', 'Draft'];
const load = { type: 'xstate.done.actor.load', output: some } as const;
const opened = [{ type: 'open' }, load] as const;

export const tagsFlow = defineFlow(tagsMachine, {
  input: { id: 'doc-canals' },
  reported: ['fetch-tags'],
  samples: {
    open: [{}],
    'fetch-tags': [{}],
    retry: [{}],
    'tags.change': [{ tags: some.slice(0, 1) }, { tags: [] }, { tags: [...some, 'x'.repeat(31)] }],
    'text.change': [{ text: 'hist' }, { text: '' }],
    save: [{}],
    dismiss: [{}],
    'xstate.after.fetchDelay.tags.waiting': [{}],
    'xstate.after.suggestDelay.tags.editing.typing': [{}],
    'xstate.done.actor.fetch': [{ output: some }],
    'xstate.error.actor.fetch': [{ error: new CallError('unreachable', 'The server was not reached.') }],
    'xstate.done.actor.load': [{ output: some }],
    'xstate.error.actor.load': [{ error: new CallError('unreachable', 'The server was not reached.') }],
    'xstate.done.actor.suggest': [{ output: ['Art history', 'History of reading'] }],
    'xstate.error.actor.suggest': [{ error: new CallError('timeout', 'The server took too long.') }],
    'xstate.done.actor.save': [{ output: null }],
    'xstate.error.actor.save': [{ error: new CallError('not_found', 'This document does not exist.') }],
  },
  paths: {
    'editing.resting': [...opened],
    'editing.typing': [...opened, { type: 'text.change', text: 'hist' }],
    saving: [...opened, { type: 'save' }],
  },
  key: ({ saved, tags, typed, problem }) => [saved !== null, tags.length, typed, problem],
});
