import type { Kysely } from 'kysely';
import { writingLimits, type WritingPreferences, type WritingPreferencesChange } from '@octavo/contract';
import type { Database } from '../../database/schema.ts';
import { tryAgain } from '../../database/try-again.ts';
import { AppError } from '../../errors.ts';

/** Created once: the first one takes 25 ms. */
const alphabet = new Intl.Collator('en');

export interface PreferencesStore {
  read(accountId: string): Promise<WritingPreferences>;
  /**
   * Adds and removes entries, all or nothing, and returns the resulting lists.
   * @throws AppError 409 `too_many_preferences`
   */
  change(accountId: string, change: WritingPreferencesChange): Promise<WritingPreferences>;
}

export function preferencesStore(db: Kysely<Database>): PreferencesStore {
  return {
    read: (accountId) => read(db, accountId),
    change: (accountId, { addWords = [], removeWords = [], ignoreRules = [], restoreRules = [] }) =>
      tryAgain(() =>
        db.transaction().execute(async (transaction) => {
          // The account row is locked until the end, so that two calls cannot exceed a limit together.
          await transaction
            .updateTable('accounts')
            .set((eb) => ({ name: eb.ref('name') }))
            .where('id', '=', accountId)
            .execute();
          for (const word of removeWords) {
            await transaction
              .deleteFrom('personal_words')
              .where('account_id', '=', accountId)
              .where('word', '=', word)
              .execute();
          }
          for (const rule of restoreRules) {
            await transaction
              .deleteFrom('ignored_rules')
              .where('account_id', '=', accountId)
              .where('rule', '=', rule)
              .execute();
          }
          if (addWords.length > 0) {
            await transaction
              .insertInto('personal_words')
              .values(addWords.map((word) => ({ account_id: accountId, word })))
              .onConflict((conflict) => conflict.doNothing())
              .execute();
          }
          if (ignoreRules.length > 0) {
            await transaction
              .insertInto('ignored_rules')
              .values(ignoreRules.map((rule) => ({ account_id: accountId, rule })))
              .onConflict((conflict) => conflict.doNothing())
              .execute();
          }
          const now = await read(transaction, accountId);
          refuseTooMany(now);
          return now;
        }),
      ),
  };
}

async function read(db: Kysely<Database>, accountId: string): Promise<WritingPreferences> {
  const words = await db
    .selectFrom('personal_words')
    .select('word')
    .where('account_id', '=', accountId)
    .execute();
  const rules = await db
    .selectFrom('ignored_rules')
    .select('rule')
    .where('account_id', '=', accountId)
    .execute();
  return {
    words: words.map(({ word }) => word).toSorted(alphabet.compare),
    ignoredRules: rules.map(({ rule }) => rule).toSorted(alphabet.compare),
  };
}

function refuseTooMany({ words, ignoredRules }: WritingPreferences): void {
  if (words.length > writingLimits.words) {
    throw new AppError(
      'too_many_preferences',
      409,
      `The personal dictionary holds at most ${writingLimits.words} words. Please take some away first.`,
      { reason: 'words', values: { most: writingLimits.words } },
    );
  }
  if (ignoredRules.length > writingLimits.ignoredRules) {
    throw new AppError(
      'too_many_preferences',
      409,
      `At most ${writingLimits.ignoredRules} rules can be ignored. Please restore some first.`,
      { reason: 'rules', values: { most: writingLimits.ignoredRules } },
    );
  }
}
