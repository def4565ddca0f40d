import { assign, enqueueActions, raise, sendTo } from 'xstate';
import {
  lookForInvited,
  openPanelOfArrival,
  openWantedAccount,
  remindOfSignIn,
  showAccount,
  showVisitorOrMember,
  forwardToDesk,
} from './app.actions.ts';
import { appSetup } from './app.setup.ts';

/** What follows from whose account it is, and what it may do. */
// Inferred, its type takes two megabytes of declarations, and TypeScript refuses to write more (TS7056).
export const accountChanges: ReturnType<typeof appSetup.createStateConfig> = appSetup.createStateConfig({
  on: {
    'open-account': [
      {
        guard: ({ context }) => context.accountAwaited,
        actions: assign({ accountWanted: true }),
      },
      {
        guard: ({ context: { accountType, pro } }) =>
          !pro && (accountType === 'main' || accountType === 'anon'),
        actions: raise({ type: 'open-upgrade-panel' }),
      },
      { actions: showAccount },
    ],
    'account.known': {
      actions: [
        remindOfSignIn,
        lookForInvited,
        assign({
          accountType: ({ event }) => event.accountType,
          pro: ({ event }) => event.pro,
          paidAsVisitor: ({ event }) => event.paid && event.accountType === 'anon',
          accountAwaited: false,
        }),
        openWantedAccount,
        sendTo('essay', ({ event }) => ({
          type: 'account.change',
          pro: event.pro,
          countryCode: event.countryCode,
        })),
        showVisitorOrMember,
        forwardToDesk,
        openPanelOfArrival,
      ],
    },
    'account.missed': { actions: [assign({ accountAwaited: false }), openWantedAccount] },
    'account.changed': {
      actions: [
        sendTo('login', { type: 'dismiss' }),
        sendTo('home', { type: 'enter' }),
        sendTo('dictionary', { type: 'enter' }),
        enqueueActions(({ enqueue, event: { email, wasVisitor } }) => {
          // A visitor whose session has expired carries on as a new visitor.
          if (email === null && wasVisitor) return;
          const message =
            email !== null && wasVisitor
              ? ({ name: 'signedIn', values: { email } } as const)
              : ({ name: 'accountChanged' } as const);
          enqueue.sendTo('notifications', { type: 'toast.show', toast: { kind: 'note', message } });
        }),
      ],
    },
  },
});
