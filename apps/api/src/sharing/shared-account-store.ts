import { maxSharedAccounts } from '@octavo/contract/account-kinds';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { removeDocuments } from '../documents/remove-documents.ts';
import { pictureStore } from '../pictures/picture-store.ts';
import type { Picture } from '../pictures/square-picture.ts';
import { tryAgain } from '../database/try-again.ts';

export interface NewSharedAccount {
  readonly ownerId: string;
  readonly name: string;
  /** In lower case. */
  readonly code: string;
  readonly countryCode: string;
  readonly picture: Picture | undefined;
}

export interface SharedAccountRow {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly createdAt: string;
  readonly hasPicture: boolean;
}

export interface SharedAccountStore {
  /** Handles an owner's requests one at a time, so that there are never more accounts than allowed. */
  create(account: NewSharedAccount): Promise<'created' | 'too-many' | 'code-taken'>;
  list(ownerId: string): Promise<SharedAccountRow[]>;
  isTaken(code: string): Promise<boolean>;
  idOf(code: string): Promise<string | undefined>;
  /** Also deletes its documents and sessions. */
  remove(id: string, ownerId: string): Promise<boolean>;
}

export function sharedAccountStore(
  db: Kysely<Database>,
  now: () => Date = () => new Date(),
): SharedAccountStore {
  const byCode = (on: Kysely<Database>, code: string) =>
    on.selectFrom('accounts').select('id').where('share_code', '=', code).executeTakeFirst();

  return {
    create: ({ ownerId, name, code, countryCode, picture }) =>
      tryAgain(() =>
        db.transaction().execute(async (transaction) => {
          // A write that changes nothing locks the owner's row until the end.
          await transaction
            .updateTable('accounts')
            .set((eb) => ({ name: eb.ref('name') }))
            .where('id', '=', ownerId)
            .execute();
          const owned = await transaction
            .selectFrom('accounts')
            .select('id')
            .where('owner_id', '=', ownerId)
            .execute();
          if (owned.length >= maxSharedAccounts) return 'too-many';
          // If two accounts take a code at once, the second one fails on the unique index, is retried, and finds it
          // here.
          if (await byCode(transaction, code)) return 'code-taken';
          const id = crypto.randomUUID();
          await transaction
            .insertInto('accounts')
            .values({
              id,
              type: 'shared',
              name,
              email: null,
              plan: 'free',
              country_code: countryCode,
              created_at: now().toISOString(),
              owner_id: ownerId,
              share_code: code,
            })
            .execute();
          if (picture) await pictureStore(transaction).put(id, picture);
          return 'created';
        }),
      ),
    async list(ownerId) {
      const rows = await db
        .selectFrom('accounts')
        .leftJoin('pictures', 'pictures.account_id', 'accounts.id')
        .select([
          'accounts.id',
          'accounts.name',
          'accounts.share_code',
          'accounts.created_at',
          'pictures.account_id as pictured',
        ])
        .where('owner_id', '=', ownerId)
        .orderBy('accounts.created_at')
        .orderBy('accounts.id')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        code: row.share_code ?? '',
        createdAt: row.created_at,
        hasPicture: row.pictured !== null,
      }));
    },
    isTaken: async (code) => (await byCode(db, code)) !== undefined,
    idOf: async (code) => (await byCode(db, code))?.id,
    async remove(id, ownerId) {
      const shared = db
        .selectFrom('accounts')
        .select('id')
        .where('id', '=', id)
        .where('owner_id', '=', ownerId);
      // Ends the sessions first, so that nobody goes on writing in what is being deleted.
      await db.deleteFrom('sessions').where('account_id', 'in', shared).execute();
      await removeDocuments(db, (eb) => eb('account_id', 'in', shared));
      const { numDeletedRows } = await db
        .deleteFrom('accounts')
        .where('id', '=', id)
        .where('owner_id', '=', ownerId)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}
