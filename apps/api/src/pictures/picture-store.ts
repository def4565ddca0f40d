import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Picture } from './square-picture.ts';

export interface PictureStore {
  put(accountId: string, picture: Picture): Promise<void>;
  remove(accountId: string): Promise<void>;
  /** The picture of an account, for itself or for its owner. */
  find(accountId: string, askedBy: string): Promise<Picture | undefined>;
  /** The picture of a user with whom the requesting account has earned a free month. */
  findOfFriend(accountId: string, askedBy: string): Promise<Picture | undefined>;
}

export function pictureStore(db: Kysely<Database>): PictureStore {
  return {
    async put(accountId, { mediaType, content }) {
      const row = { media_type: mediaType, content: Buffer.from(content).toString('base64') };
      await db
        .insertInto('pictures')
        .values({ account_id: accountId, ...row })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
        .execute();
    },
    async remove(accountId) {
      await db.deleteFrom('pictures').where('account_id', '=', accountId).execute();
    },
    async find(accountId, askedBy) {
      const row = await db
        .selectFrom('pictures')
        .innerJoin('accounts', 'accounts.id', 'pictures.account_id')
        .select(['media_type', 'content'])
        .where('accounts.id', '=', accountId)
        .where((eb) => eb.or([eb('accounts.id', '=', askedBy), eb('accounts.owner_id', '=', askedBy)]))
        .executeTakeFirst();
      return row && toPicture(row);
    },
    async findOfFriend(accountId, askedBy) {
      const row = await db
        .selectFrom('pictures')
        .innerJoin('free_months', 'free_months.friend_id', 'pictures.account_id')
        .select(['media_type', 'content'])
        .where('pictures.account_id', '=', accountId)
        .where('free_months.account_id', '=', askedBy)
        .executeTakeFirst();
      return row && toPicture(row);
    },
  };
}

const toPicture = (row: { readonly media_type: string; readonly content: string }): Picture => ({
  mediaType: row.media_type,
  content: new Uint8Array(Buffer.from(row.content, 'base64')),
});
