import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import type { LoadedVersions } from './versions.types.ts';
import { versionsMachine } from './versions.machine.ts';

const first =
  'A reader with a pencil is never quite alone. People answered books where they stood, and the books kept the answers: agreement, fury, a shopping list.';
const second =
  'A reader with a pencil is never quite alone. People answered books in their own hand, and the books kept their answers: agreement, fury, a shopping list.';

const loaded: LoadedVersions = {
  now: second,
  versions: [
    { id: 'v4', createdAt: '2026-11-20T21:12:00.000Z', words: 4812, kind: 'saved', name: '' },
    { id: 'v3', createdAt: '2026-11-20T18:05:00.000Z', words: 4598, kind: 'restored', name: '' },
    { id: 'v2', createdAt: '2026-11-19T16:31:00.000Z', words: 3920, kind: 'conflict', name: '' },
    { id: 'v1', createdAt: '2026-11-16T09:15:00.000Z', words: 1204, kind: 'saved', name: 'As handed in' },
  ],
};

const failure = new CallError('unreachable', 'The server was not reached.');
const texts = { v4: first, v3: second, v2: first, v1: first };
const opened = [
  { type: 'open' },
  { type: 'xstate.done.actor.load', output: loaded },
  { type: 'xstate.done.actor.read', output: texts },
] as const;

export const versionsFlow = defineFlow(versionsMachine, {
  input: { id: 'doc-canals' },
  samples: {
    open: [{}],
    retry: [{}],
    choose: [{ id: 'v3' }],
    compare: [{ comparedWith: 'before' }, { comparedWith: 'now' }],
    name: [{ name: 'Before the seminar' }],
    restore: [{}],
    dismiss: [{}],
    'xstate.done.actor.load': [{ output: loaded }, { output: { now: '', versions: [] } }],
    'xstate.error.actor.load': [{ error: failure }],
    'xstate.done.actor.read': [{ output: texts }],
    'xstate.error.actor.read': [{ error: failure }],
    'xstate.done.actor.name': [{ output: 'Before the seminar' }],
    'xstate.error.actor.name': [{ error: new CallError('too_much_kept', 'Too much is named.') }],
    'xstate.done.actor.restore': [{ output: null }],
    'xstate.error.actor.restore': [{ error: failure }],
  },
  paths: {
    'ready.resting': [...opened],
    'ready.reading': opened.slice(0, 2),
    naming: [...opened, { type: 'name', name: 'Before the seminar' }],
    restoring: [...opened, { type: 'restore' }],
  },
  key: ({ versions, chosen, comparedWith, texts: read, problem }) => [
    versions.length,
    chosen,
    comparedWith,
    Object.keys(read).length,
    problem,
  ],
});
