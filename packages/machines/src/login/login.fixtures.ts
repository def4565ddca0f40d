import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { loginMachine } from './login.machine.ts';

const written = [
  { type: 'xstate.done.actor.askMethods', output: { mail: true, google: true } },
  { type: 'open' },
  { type: 'email.change', email: 'ada@write.example' },
] as const;
const typed = [
  ...written,
  { type: 'tab.change', tab: 'code' },
  { type: 'code.change', code: 'lime-42' },
] as const;
const unreachable = new CallError('unreachable', 'The server cannot be reached.');
const wrong = new CallError('wrong_code', 'Invalid shared code');

const notSent = { type: 'xstate.error.actor.sendLink', error: unreachable } as const;
const notTaken = { type: 'xstate.error.actor.enter', error: wrong } as const;

export const loginFlow = defineFlow(loginMachine, {
  input: undefined,
  reported: ['open', 'window.return'],
  samples: {
    open: [{}],
    'tab.change': [{ tab: 'code' }, { tab: 'email' }],
    'email.change': [{ email: 'ada@write.example' }, { email: '' }],
    'code.change': [{ code: 'lime-42' }, { code: '' }],
    submit: [{}],
    again: [{}],
    back: [{}],
    dismiss: [{}],
    'window.return': [{}],
    'xstate.done.actor.askMethods': [{ output: { mail: true, google: true } }],
    'xstate.error.actor.askMethods': [{ error: unreachable }],
    'xstate.done.actor.sendLink': [{}],
    'xstate.error.actor.sendLink': [{ error: unreachable }],
    'xstate.done.actor.enter': [{}],
    'xstate.error.actor.enter': [{ error: wrong }],
    'xstate.done.actor.reload': [{}],
    'xstate.error.actor.reload': [{ error: new Error('The page cannot be reloaded here.') }],
  },
  paths: {
    email: written.slice(0, 2),
    sending: [...written, { type: 'submit' }],
    unsent: [...written, { type: 'submit' }, notSent],
    sent: [...written, { type: 'submit' }, { type: 'xstate.done.actor.sendLink' }],
    code: typed.slice(0, -1),
    entering: [...typed, { type: 'submit' }],
    refused: [...typed, { type: 'submit' }, notTaken],
    reloading: [...typed, { type: 'submit' }, { type: 'xstate.done.actor.enter' }],
  },
});
