import type { DocumentState, Verdict } from '../verdict.ts';

/** Ada is signed in: what the server says of some documents. She has been Ann, a visitor; nobody can come back as Leo. */
export const adasVerdict = (states: Readonly<Record<string, DocumentState>>): Verdict => ({
  account: 'ada',
  stateOf: (id) => states[id] ?? 'unknown',
  isOwn: (account) => account === 'ada' || account === 'ann',
  isLeft: (account) => account === 'leo',
  isDeleted: () => false,
});
