import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { changelogMachine } from './changelog.machine.ts';

const entries = [
  {
    version: '0.2.0',
    date: '2026-11-23',
    message: `Documents that are easier to find and safer to keep

## Documents

- Tags, favourites and a history by day.
- A lock with a password, and a trash that gives things back.

## Account

- Sign in by email or with Google.
- Look after your account on a page of its own.`,
  },
  {
    version: '0.1.0',
    date: '2026-11-21',
    message: `The first version

## Writing

- Write in a calm editor that saves by itself.
- Choose a light, dark or cyberpunk theme.`,
  },
];

export const changelogFlow = defineFlow(changelogMachine, {
  input: undefined,
  reported: ['enter', 'language.change'],
  samples: {
    enter: [{}],
    'language.change': [{}],
    retry: [{}],
    'xstate.done.actor.load': [{ output: entries }],
    'xstate.error.actor.load': [{ error: new CallError('unreachable', 'The server was not reached.') }],
  },
});
