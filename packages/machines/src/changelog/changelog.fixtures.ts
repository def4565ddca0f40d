import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { changelogMachine } from './changelog.machine.ts';

const entries = [
  {
    version: '0.2.0',
    date: '2026-11-23',
    message: 'Documents can be tagged, locked with a password, and moved to the trash and back.',
  },
  {
    version: '0.1.0',
    date: '2026-11-21',
    message: 'The first version: write in a calm editor that saves by itself.',
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
