import { journalOfDevice } from '@octavo/journal/review-journal';
import { type Held, type Keeping, nobodysVerdict, type Verdict } from '@octavo/journal/verdict';
import { keptLists } from '../offline/kept-lists.ts';
import { recordsOfDevice } from '../record/review-records.ts';
import { essayOfTab } from '../storage/interrupted-essay.ts';
import { ignoredOfDevice } from '../storage/ignored.ts';
import { nobody } from './account-mark.ts';
import { askVerdict } from './ask-verdict.ts';
import { noteSettled } from './known-account.ts';

/** Every place where this device keeps data of an account (docs/security.md). */
export const { lookThrough, forgetDeleted } = looking([
  journalOfDevice,
  keptLists,
  ignoredOfDevice,
  recordsOfDevice,
  essayOfTab,
]);

/** Looks through the given places, one run at a time. */
export function looking(keepings: readonly Keeping[]) {
  let running: Promise<void> = Promise.resolve();

  function inTurn(work: () => Promise<void>): Promise<void> {
    const turn = running.then(work);
    running = turn.catch(() => {});
    return turn;
  }

  /** A place that cannot be read now counts as empty, and is looked through the next time. */
  async function heldHere(): Promise<Held> {
    const nothing: Held = { documents: [], accounts: [] };
    const all = await Promise.all(keepings.map(({ held }) => held().catch(() => nothing)));
    return {
      documents: [...new Set(all.flatMap(({ documents }) => documents))],
      accounts: [...new Set(all.flatMap(({ accounts }) => accounts))],
    };
  }

  /** Reviews every place, even if one of them fails. */
  async function reviewAll(verdict: Verdict): Promise<void> {
    const outcomes = await Promise.allSettled(keepings.map(({ review }) => review(verdict)));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }

  return {
    /**
     * Forgets what the account that is signed in may not read: what was deleted or locked, or belongs to somebody who
     * has signed out. Words that the server never received stay, bound to their account.
     *
     * @param mark the mark of the server's last answer (`accountHeader`)
     * @throws where a place could not be looked through
     */
    lookThrough: (mark: string): Promise<void> =>
      inTurn(async () => {
        const [verdict, answered] =
          mark === nobody ? [nobodysVerdict, nobody] : await askVerdict(await heldHere(), mark);
        await reviewAll(verdict);
        noteSettled(answered);
      }),

    /** Forgets everything of an account that was just deleted, including what was never saved. */
    forgetDeleted: (account: string): Promise<void> =>
      inTurn(async () => {
        await reviewAll({ ...nobodysVerdict, isDeleted: (id) => id === account });
        noteSettled(nobody);
      }),
  };
}
