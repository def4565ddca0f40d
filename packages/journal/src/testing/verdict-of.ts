import type { DocumentState, Verdict } from '../verdict.ts';

/**
 * The verdict on some documents where Ada is signed in. She was formerly Ann, a visitor; nobody can return to Leo's
 * account.
 */
export const adasVerdict = (states: Readonly<Record<string, DocumentState>>): Verdict => ({
  account: 'ada',
  stateOf: (id) => states[id] ?? 'unknown',
  isOwn: (account) => account === 'ada' || account === 'ann',
  isLeft: (account) => account === 'leo',
  isDeleted: () => false,
});
