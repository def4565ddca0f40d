import type { WithdrawalMethod } from '@octavo/contract/account-kinds';
import { isIban } from '@octavo/contract/iban';
import { assign, emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

export interface WithdrawalDraft {
  readonly method: WithdrawalMethod;
  readonly holder: string;
  /** An IBAN, or the address of a PayPal account. */
  readonly account: string;
}

export interface WithdrawalProblems {
  readonly holder: 'holderRequired' | null;
  readonly account: 'ibanShape' | 'paypalShape' | null;
}

export interface WithdrawalContext {
  readonly draft: WithdrawalDraft;
  readonly problems: WithdrawalProblems;
  /** Why the server refused, in its own words. */
  readonly refusal: string | null;
}

export type WithdrawalEvent =
  | { type: 'open' }
  | { type: 'method.change'; method: WithdrawalMethod }
  | { type: 'holder.change'; holder: string }
  | { type: 'account.change'; account: string }
  | { type: 'submit' }
  | { type: 'close' };

export type WithdrawalEmitted = { type: 'opened' } | { type: 'closed' } | { type: 'requested' };

const noProblems: WithdrawalProblems = { holder: null, account: null };
const emptyDraft: WithdrawalDraft = { method: 'iban', holder: '', account: '' };

const flow = setup({
  types: {
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    emitted: {} as WithdrawalEmitted,
    tags: {} as 'visible' | 'busy',
  },
  actors: {
    request: fromPromise<unknown, WithdrawalDraft>(async () => notProvided('withdrawal.request')),
  },
  guards: {
    hasProblem: ({ context }) => {
      const { holder, account } = problemsOf(context.draft);
      return holder !== null || account !== null;
    },
  },
});

/** Why a form cannot be sent (PRODUCT withdrawal form). */
function problemsOf({ method, holder, account }: WithdrawalDraft): WithdrawalProblems {
  return { holder: holder.trim() === '' ? 'holderRequired' : null, account: accountProblem(method, account) };
}

function accountProblem(method: WithdrawalMethod, account: string): WithdrawalProblems['account'] {
  if (method === 'iban') return isIban(account.replaceAll(/\s/gu, '').toUpperCase()) ? null : 'ibanShape';
  return /^[^\s@]+@[^\s@]+$/u.test(account.trim()) ? null : 'paypalShape';
}

/**
 * Withdrawing what inviting has earned (SPEC §4, PRODUCT): a form whose request takes the whole balance. Emits
 * `opened`, `closed` and `requested`.
 *
 * Tags: `visible`, `busy`.
 */
export const withdrawalMachine = flow.createMachine({
  id: 'withdrawal',
  context: { draft: emptyDraft, problems: noProblems, refusal: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        open: {
          target: 'editing',
          actions: [
            assign({ draft: emptyDraft, problems: noProblems, refusal: null }),
            emit({ type: 'opened' }),
          ],
        },
      },
    },
    editing: {
      tags: 'visible',
      on: {
        'method.change': {
          actions: assign({
            draft: ({ context, event }) => ({ ...context.draft, method: event.method, account: '' }),
            problems: ({ context }) => ({ ...context.problems, account: null }),
          }),
        },
        'holder.change': {
          actions: assign({
            draft: ({ context, event }) => ({ ...context.draft, holder: event.holder }),
            problems: ({ context }) => ({ ...context.problems, holder: null }),
          }),
        },
        'account.change': {
          actions: assign({
            draft: ({ context, event }) => ({ ...context.draft, account: event.account }),
            problems: ({ context }) => ({ ...context.problems, account: null }),
          }),
        },
        submit: [
          {
            guard: 'hasProblem',
            actions: assign({ problems: ({ context }) => problemsOf(context.draft) }),
          },
          { target: 'sending', actions: assign({ refusal: null }) },
        ],
        close: { target: 'closed', actions: emit({ type: 'closed' }) },
      },
    },
    sending: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'request',
        src: 'request',
        input: ({ context }) => context.draft,
        onDone: { target: 'closed', actions: [emit({ type: 'requested' }), emit({ type: 'closed' })] },
        onError: {
          target: 'editing',
          actions: assign({ refusal: ({ event }) => toFailure(event.error).message }),
        },
      },
    },
  },
});
