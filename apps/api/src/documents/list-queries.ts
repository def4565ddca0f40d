import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { listColumns } from './document-record.ts';

export interface ListFilter {
  readonly favourites: boolean;
  /** Range of the last change, both ends included; ISO 8601. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly limit?: number;
  /** Only what follows this document in the list. */
  readonly after?: { readonly updatedAt: string; readonly id: string };
}

// SQLite uses a partial index only if the statement contains the literal condition of the index.
const yes = sql.lit<1>(1);

/** Most recently changed first. */
const liveOf = (db: Kysely<Database>, accountId: string) =>
  db
    .selectFrom('documents')
    .select(listColumns)
    .where('account_id', '=', accountId)
    .where('trashed_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id');

export const recentOf = (db: Kysely<Database>, accountId: string, count: number) =>
  liveOf(db, accountId).limit(count);

export function listOf(
  db: Kysely<Database>,
  accountId: string,
  { favourites, from, to, limit, after }: ListFilter,
) {
  let query = liveOf(db, accountId);
  if (favourites) query = query.where('favourite', '=', yes);
  if (from !== undefined) query = query.where('updated_at', '>=', from);
  if (to !== undefined) query = query.where('updated_at', '<=', to);
  if (after !== undefined) {
    query = query
      .where('updated_at', '<=', after.updatedAt)
      .where((eb) => eb.or([eb('updated_at', '<', after.updatedAt), eb('id', '>', after.id)]));
  }
  if (limit !== undefined) query = query.limit(limit);
  return query;
}

/** Most recently trashed first. */
export const trashOf = (db: Kysely<Database>, accountId: string) =>
  db
    .selectFrom('documents')
    .select(listColumns)
    .where('account_id', '=', accountId)
    .where('trashed_at', 'is not', null)
    .orderBy('trashed_at', 'desc')
    .orderBy('id');

export const trashCountOf = (db: Kysely<Database>, accountId: string) =>
  db
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .where('trashed_at', 'is not', null);

export const movedOf = (db: Kysely<Database>, accountId: string) =>
  db
    .selectFrom('documents')
    .select(['id', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('moved_unseen', '=', yes)
    .where('trashed_at', 'is', null);

/** Removes documents from the notice about what moved here. */
export const clearingMovedOf = (db: Kysely<Database>, accountId: string, ids: readonly string[]) =>
  db
    .updateTable('documents')
    .set({ moved_unseen: 0 })
    .where('account_id', '=', accountId)
    .where('moved_unseen', '=', yes)
    .where('id', 'in', ids);
