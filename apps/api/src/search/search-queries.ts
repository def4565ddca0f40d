import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Term } from './text-words.ts';

/** What can be found, most recently changed first. */
export const titlesOf = (db: Kysely<Database>, accountId: string) =>
  db
    .selectFrom('documents')
    .select(['id', 'title', 'tags'])
    .where('account_id', '=', accountId)
    .where('trashed_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id');

/** Documents whose index is out of date, for one account or for all. */
export function staleOf(db: Kysely<Database>, accountId: string | undefined, most: number) {
  const query = db
    .selectFrom('documents')
    .select(['id', 'account_id', 'version', 'encryption', 'content'])
    .where('indexed_version', '<>', sql.ref<number>('version'))
    .limit(most);
  return accountId === undefined ? query : query.where('account_id', '=', accountId);
}

interface Text {
  readonly document_id: string;
}

type Found = Promise<readonly Text[]>;

/** A term prefixed with the key of its account. */
export type KeyedTerm = Omit<Term, 'index'>;

/** How each database stores words and grams, and finds texts that contain all given terms. */
export interface Dialect {
  readonly kept: (words: readonly string[]) => ReturnType<typeof sql<string>>;
  readonly texts: (terms: readonly KeyedTerm[]) => ReturnType<typeof sql<Text>>;
  readonly find: (db: Kysely<Database>, terms: readonly KeyedTerm[]) => Found;
}

// Words consist of letters and digits only, so none can break out of its quotes.
const sqlite: Dialect = {
  kept: (words) => sql<string>`${words.join(' ')}`,
  texts: (terms) => sql<Text>`
    select document_id from document_words join document_texts on row_id = document_words.rowid
    where document_words match ${terms.map(({ text, isWhole }) => `"${text}"${isWhole ? '' : ' *'}`).join(' AND ')}`,
  find: async (db, terms) => (await sqlite.texts(terms).execute(db)).rows,
};

const postgres: Dialect = {
  kept: (words) => sql<string>`array_to_tsvector(${words}::text[])`,
  texts: (terms) => sql<Text>`
    select document_id from document_texts
    where words @@ ${terms.map(({ text, isWhole }) => `'${text}'${isWhole ? '' : ':*'}`).join(' & ')}::tsquery`,
  // The planner does not know the cost of reading a row's words, and would prefer to scan them all.
  find: (db, terms) =>
    db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      return (await postgres.texts(terms).execute(transaction)).rows;
    }),
};

export const dialects = { sqlite, postgres } as const;
