import type { OpenedLink } from '@octavo/contract';
import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { readingMachine } from './reading.machine.ts';
import type { Formatted } from './reading.types.ts';
import { newerCanals, sharedCanals } from './text.fixtures.ts';

const link: OpenedLink = { linkId: 'link', kind: 'read', name: '' };
const commentingLink: OpenedLink = { linkId: 'link', kind: 'comment', name: 'Ada Lindqvist' };
const state = { kind: 'read', version: 12, revision: 3 } as const;

export const formattedCanals: Formatted = {
  citations: [[{ text: '(Hadfield, 1966)' }]],
  references: [
    {
      number: null,
      line: [
        { text: 'Hadfield, C. (1966). ' },
        { text: 'The canals of the East Midlands', italic: true },
        { text: '. David & Charles.' },
      ],
    },
  ],
};

const error = (code: ConstructorParameters<typeof CallError>[0], message: string) => ({
  error: new CallError(code, message),
});
const refusals = [
  error('password_needed', 'This link has a password.'),
  error('wrong_password', 'This is not the password.'),
  error('too_many_attempts', 'This was tried too often. Try again in 10 minutes.'),
  error('not_found', 'There is nothing here.'),
  error('unreachable', 'The server cannot be reached. Check your connection and try again.'),
];

const opened = { type: 'xstate.done.actor.open', output: link } as const;
const loaded = { type: 'xstate.done.actor.load', output: sharedCanals } as const;
const shown = [opened, loaded, { type: 'xstate.done.actor.format', output: formattedCanals }] as const;
const locked = [
  { type: 'xstate.error.actor.open', ...refusals[0] },
  { type: 'unlock', password: 'lock keeper' },
] as const;
const outdated = [...shown, { type: 'state.known', state: { ...state, version: 13 } }] as const;

export const readingFlow = defineFlow(readingMachine, {
  input: { token: 'token' },
  reported: [
    'state.known',
    'link.gone',
    'link.locked',
    'connection.lost',
    'text.replaced',
    'commenting.done',
  ],
  samples: {
    unlock: [{ password: 'lock keeper' }],
    retry: [{}],
    'state.known': [
      { state },
      { state: { ...state, version: 13 } },
      { state: { ...state, kind: 'comment' } },
    ],
    'link.gone': [{}],
    'link.locked': [{}],
    'connection.lost': [{}],
    update: [{}],
    'outline.open': [{}],
    'comments.open': [{}, { draft: 'words-12-8' }],
    'commenting.done': [{ key: 'words-12-8' }],
    'drawer.close': [{}],
    'text.replaced': [{}],
    'xstate.done.actor.open': [{ output: link }, { output: commentingLink }],
    'xstate.error.actor.open': refusals,
    'xstate.done.actor.unlock': [{ output: link }],
    'xstate.error.actor.unlock': refusals,
    'xstate.done.actor.load': [{ output: sharedCanals }],
    'xstate.error.actor.load': refusals.slice(3),
    'xstate.done.actor.update': [{ output: newerCanals }],
    'xstate.error.actor.update': refusals.slice(3),
    'xstate.done.actor.format': [{ output: formattedCanals }],
    'xstate.error.actor.format': [{ error: new Error('The style could not be fetched.') }],
  },
  paths: {
    failed: [{ type: 'xstate.error.actor.open', ...refusals[4] }],
    'locked.wrong': [...locked, { type: 'xstate.error.actor.unlock', ...refusals[1] }],
    'locked.halted': [...locked, { type: 'xstate.error.actor.unlock', ...refusals[2] }],
    'locked.unsure': [...locked, { type: 'xstate.error.actor.unlock', ...refusals[4] }],
    'shown.text.current': shown,
    'shown.text.outdated': outdated,
    'shown.text.updating': [...outdated, { type: 'update' }],
    'shown.line.online': shown,
    'shown.line.offline': [...shown, { type: 'connection.lost' }],
    'shown.citations.formatting': [opened, loaded],
    'shown.citations.settled': shown,
    'shown.drawer.closed': shown,
    'shown.drawer.outline': [...shown, { type: 'outline.open' }],
    'shown.drawer.comments': [
      { ...opened, output: commentingLink },
      ...shown.slice(1),
      { type: 'comments.open' },
    ],
  },
  key: ({ link: known, text, formatted, newest, failure, commenting, draft }) => [
    known?.kind,
    text?.version,
    formatted !== null,
    newest,
    failure?.code,
    commenting !== null,
    draft,
  ],
});
