import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { linksMachine } from './links.machine.ts';
import type { LoadedLinks, SharedLink } from './links.types.ts';

const teacher: SharedLink = {
  id: 'link-meyer',
  name: 'Ms Meyer',
  kind: 'comment',
  token: 'Qm4rT9bVx2LkPz7sWn3dYc8gHf5jAeUo',
  address: 'https://octavo.example/app/r/Qm4rT9bVx2LkPz7sWn3dYc8gHf5jAeUo',
  hasPassword: true,
  expiresAt: '2026-12-24T23:00:00.000Z',
  lastDay: '2026-12-24',
  createdAt: '2026-11-18T09:30:00.000Z',
  readers: [
    {
      name: 'Clara Meyer',
      firstAt: '2026-11-18T17:02:00.000Z',
      lastAt: '2026-11-20T19:40:00.000Z',
      comments: 4,
    },
    { name: '', firstAt: '2026-11-19T08:11:00.000Z', lastAt: '2026-11-19T08:11:00.000Z', comments: 0 },
  ],
};

const friend: SharedLink = {
  id: 'link-group',
  name: 'Study group',
  kind: 'read',
  token: 'Bz6nRt1kXw4vMq9pLd2sYf7hGc3jEaUo',
  address: 'https://octavo.example/app/r/Bz6nRt1kXw4vMq9pLd2sYf7hGc3jEaUo',
  hasPassword: false,
  expiresAt: null,
  lastDay: '',
  createdAt: '2026-11-20T20:10:00.000Z',
  readers: [],
};

const today = '2026-11-20';
const loaded: LoadedLinks = { links: [teacher], today };
const none: LoadedLinks = { links: [], today };
const failure = new CallError('unreachable', 'The server was not reached.');

const named = { type: 'draft.change', change: { name: 'Study group', kind: 'read' } } as const;
const opened = [{ type: 'open' }, { type: 'xstate.done.actor.load', output: loaded }] as const;
const first = [{ type: 'open' }, { type: 'xstate.done.actor.load', output: none }] as const;
const made = { type: 'xstate.done.actor.save', output: friend } as const;

/** One link, as its writer sees it. */
export { teacher as someLink };

export const linksFlow = defineFlow(linksMachine, {
  input: { id: 'doc-canals' },
  samples: {
    open: [{}],
    retry: [{}],
    add: [{}],
    edit: [{ id: 'link-meyer' }],
    'draft.change': [{ change: named.change }, { change: { isProtected: true } }],
    submit: [{}],
    revoke: [{ id: 'link-meyer' }],
    confirm: [{}],
    cancel: [{}],
    dismiss: [{}],
    'xstate.done.actor.load': [{ output: loaded }, { output: none }],
    'xstate.error.actor.load': [{ error: failure }],
    'xstate.done.actor.save': [{ output: friend }],
    'xstate.error.actor.save': [{ error: failure }],
    'xstate.done.actor.revoke': [{ output: null }],
    'xstate.error.actor.revoke': [{ error: failure }],
  },
  paths: {
    listed: [...opened, { type: 'add' }, named, { type: 'submit' }, made],
    form: [...first],
    saving: [...first, named, { type: 'submit' }],
    confirming: [...opened, { type: 'revoke', id: 'link-meyer' }],
    revoking: [...opened, { type: 'revoke', id: 'link-meyer' }, { type: 'confirm' }],
  },
  key: ({ links, draft, problems, made, chosen, failure: failed }) => [
    links.length,
    draft.id,
    draft.name,
    draft.isProtected,
    problems,
    made,
    chosen,
    failed !== null,
  ],
});
