import type { SignInMethods } from '@octavo/contract';
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { LoginContext, LoginEmitted, LoginEvent, LoginProblem } from './login.types.ts';

const flow = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    emitted: {} as LoginEmitted,
    tags: {} as 'visible' | 'busy' | 'failed' | 'email' | 'code' | 'sent',
  },
  actors: {
    askMethods: fromPromise<SignInMethods, void>(async () => notProvided('login.askMethods')),
    sendLink: fromPromise<unknown, { email: string }>(async () => notProvided('login.sendLink')),
    enter: fromPromise<unknown, { code: string }>(async () => notProvided('login.enter')),
    /** Reloads the page with the account that was signed in. */
    reload: fromPromise<unknown, void>(async () => notProvided('login.reload')),
    /** Sends `window.return` whenever the window becomes visible again. */
    watchWindow: fromCallback<LoginEvent, void, LoginEvent>(() => notProvided('login.watchWindow')),
  },
  guards: {
    hasProblem: ({ context, event }, tab: 'email' | 'code') =>
      event.type === 'submit' && problemOf(context, tab) !== null,
    isTab: ({ event }, tab: 'email' | 'code') => event.type === 'tab.change' && event.tab === tab,
  },
  actions: {
    showProblem: assign({ problem: ({ context }, tab: 'email' | 'code') => problemOf(context, tab) }),
    emitClosed: emit({ type: 'closed' }),
  },
});

const typing = flow.createStateConfig({
  on: {
    'email.change': { actions: assign({ email: ({ event }) => event.email, problem: null }) },
    'code.change': { actions: assign({ code: ({ event }) => event.code, problem: null }) },
    dismiss: { target: 'closed', actions: 'emitClosed' },
  },
});

/**
 * The login modal (SPEC §2, §5, §8): a link by mail, or the code of a shared account. Google is a plain link in the
 * view. An accepted code reloads the page; after sending a link it waits, and `returned` reports that the user is back
 * at the window. Also emits `opened` and `closed`.
 *
 * Tags: `visible`, `busy`, `failed`, and what is shown: `email`, `code`, `sent`.
 */
export const loginMachine = flow.createMachine({
  id: 'login',
  context: { email: '', code: '', problem: null, failure: null, methods: null },
  invoke: {
    id: 'askMethods',
    src: 'askMethods',
    onDone: { actions: assign({ methods: ({ event }) => event.output }) },
    // Without an answer, the dialog offers mail and codes, but not Google.
    onError: { actions: assign({ methods: null }) },
  },
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ code: '', problem: null, failure: null }),
      on: { open: { target: 'email', actions: emit({ type: 'opened' }) } },
    },
    email: {
      tags: ['visible', 'email'],
      on: {
        ...typing.on,
        'tab.change': { guard: { type: 'isTab', params: 'code' }, target: 'code' },
        submit: [
          {
            guard: { type: 'hasProblem', params: 'email' },
            actions: { type: 'showProblem', params: 'email' },
          },
          { target: 'sending' },
        ],
      },
      exit: assign({ problem: null }),
    },
    sending: {
      tags: ['visible', 'busy', 'email'],
      entry: assign({ failure: null }),
      invoke: {
        id: 'sendLink',
        src: 'sendLink',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: 'sent',
        onError: { target: 'unsent', actions: assign({ failure: ({ event }) => toFailure(event.error) }) },
      },
      on: { dismiss: { target: 'closed', actions: 'emitClosed' } },
    },
    unsent: {
      tags: ['visible', 'failed', 'email'],
      on: {
        ...typing.on,
        'email.change': { target: 'email', actions: assign({ email: ({ event }) => event.email }) },
        'tab.change': { guard: { type: 'isTab', params: 'code' }, target: 'code' },
        submit: 'sending',
      },
    },
    sent: {
      tags: ['visible', 'sent'],
      invoke: { id: 'watchWindow', src: 'watchWindow' },
      on: {
        'window.return': { actions: emit({ type: 'returned' }) },
        again: 'sending',
        back: 'email',
        dismiss: { target: 'closed', actions: 'emitClosed' },
      },
    },
    code: {
      tags: ['visible', 'code'],
      on: {
        ...typing.on,
        'tab.change': { guard: { type: 'isTab', params: 'email' }, target: 'email' },
        submit: [
          { guard: { type: 'hasProblem', params: 'code' }, actions: { type: 'showProblem', params: 'code' } },
          { target: 'entering' },
        ],
      },
      exit: assign({ problem: null }),
    },
    entering: {
      tags: ['visible', 'busy', 'code'],
      entry: assign({ failure: null }),
      invoke: {
        id: 'enter',
        src: 'enter',
        input: ({ context }) => ({ code: context.code.trim() }),
        onDone: 'reloading',
        onError: { target: 'refused', actions: assign({ failure: ({ event }) => toFailure(event.error) }) },
      },
      on: { dismiss: { target: 'closed', actions: 'emitClosed' } },
    },
    refused: {
      tags: ['visible', 'failed', 'code'],
      on: {
        ...typing.on,
        'code.change': { target: 'code', actions: assign({ code: ({ event }) => event.code }) },
        'tab.change': { guard: { type: 'isTab', params: 'email' }, target: 'email' },
        submit: 'entering',
      },
    },
    reloading: {
      tags: ['visible', 'busy', 'code'],
      invoke: {
        id: 'reload',
        src: 'reload',
        onDone: { target: 'closed', actions: 'emitClosed' },
        onError: { target: 'closed', actions: 'emitClosed' },
      },
    },
  },
});

function problemOf({ email, code }: LoginContext, tab: 'email' | 'code'): LoginProblem | null {
  if (tab === 'code') return code.trim() === '' ? 'codeRequired' : null;
  if (email.trim() === '') return 'emailRequired';
  return /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? null : 'emailInvalid';
}
