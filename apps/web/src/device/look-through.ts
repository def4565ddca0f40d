import { keptLists } from '../offline/kept-lists.ts';
import { journalOfDevice } from '../journal/review-journal.ts';
import { recordsOfDevice } from '../record/review-records.ts';
import { essayOfTab } from '../storage/interrupted-essay.ts';
import { ignoredOfDevice } from '../storage/ignored.ts';
import { nobody } from './account-mark.ts';
import { askVerdict } from './ask-verdict.ts';
import { noteSettled } from './known-account.ts';
import { type Held, type Keeping, nobodysVerdict, type Verdict } from './verdict.ts';

/** All places where this device keeps something of an account (docs/security.md). */
export const { lookThrough, forgetDeleted } = looking([
  journalOfDevice,
  keptLists,
  ignoredOfDevice,
  recordsOfDevice,
  essayOfTab,
]);

/** Looks through places, once at a time. */
export function looking(keepings: readonly Keeping[]) {
  let running: Promise<void> = Promise.resolve();

  function inTurn(work: () => Promise<void>): Promise<void> {
    const turn = running.then(work);
    running = turn.catch(() => {});
    return turn;
  }

  /** A place that cannot be read now is looked through when it can be. */
  async function heldHere(): Promise<Held> {
    const nothing: Held = { documents: [], accounts: [] };
    const all = await Promise.all(keepings.map(({ held }) => held().catch(() => nothing)));
    return {
      documents: [...new Set(all.flatMap(({ documents }) => documents))],
      accounts: [...new Set(all.flatMap(({ accounts }) => accounts))],
    };
  }

  /** All of them, also where one refuses. */
  async function reviewAll(verdict: Verdict): Promise<void> {
    const outcomes = await Promise.allSettled(keepings.map(({ review }) => review(verdict)));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }

  return {
    /**
     * Forgets what the account that is signed in may not read: what was deleted, locked, or belongs to somebody who is
     * signed out. Words that the server never had stay, bound to their account.
     *
     * @param mark what the server has answered last (`accountHeader`)
     * @throws where a place could not be looked through
     */
    lookThrough: (mark: string): Promise<void> =>
      inTurn(async () => {
        const [verdict, answered] =
          mark === nobody ? [nobodysVerdict, nobody] : await askVerdict(await heldHere(), mark);
        await reviewAll(verdict);
        noteSettled(answered);
      }),

    /** Forgets all that is kept of an account that was just deleted, what was never saved as well. */
    forgetDeleted: (account: string): Promise<void> =>
      inTurn(async () => {
        await reviewAll({ ...nobodysVerdict, isDeleted: (id) => id === account });
        noteSettled(nobody);
      }),
  };
}
