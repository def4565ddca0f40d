import { createHash } from 'node:crypto';
import { titleFinder } from '@octavo/contract/title-search';
import { type Kysely, sql } from 'kysely';
import type { Connection } from '../database/connection.ts';
import type { Database } from '../database/schema.ts';
import { tryAgain } from '../database/try-again.ts';
import { listColumns, type ListRow } from '../documents/document-record.ts';
import type { Term } from './text-words.ts';
import { type Dialect, dialects, staleOf, titlesOf } from './search-queries.ts';

/** A document whose index is out of date. */
export interface Stale {
  readonly id: string;
  readonly accountId: string;
  readonly version: number;
  readonly isLocked: boolean;
  /** JSON of the whole document. */
  readonly content: string;
}

/** A stale document, prepared for the index. */
export interface Indexed extends Pick<Stale, 'id' | 'accountId' | 'version' | 'isLocked'> {
  readonly words: readonly string[];
  readonly grams: readonly string[];
  readonly body: string;
}

/** What is searched for: part of a title or a tag, or terms of the text. */
export interface Sought {
  readonly accountId: string;
  readonly text: string;
  readonly terms: readonly Term[];
  readonly most: number;
}

export interface Found {
  /** Most recently changed first. */
  readonly rows: readonly (ListRow & { readonly body: string })[];
  readonly more: boolean;
}

export interface SearchStore {
  /** Documents whose index is out of date, for one account or for all. */
  stale(accountId: string | undefined, most: number): Promise<readonly Stale[]>;
  /** Leaves out documents that were saved or locked meanwhile. */
  index(documents: readonly Indexed[]): Promise<void>;
  find(sought: Sought): Promise<Found>;
}

export function searchStore({ db, kind }: Connection): SearchStore {
  const dialect = dialects[kind];
  return {
    async stale(accountId, most) {
      const rows = await staleOf(db, accountId, most).execute();
      return rows.map(({ id, account_id, version, encryption, content }) => ({
        id,
        accountId: account_id,
        version,
        isLocked: encryption === 1,
        content,
      }));
    },

    index: (documents) =>
      tryAgain(() =>
        db.transaction().execute(async (transaction) => {
          for (const document of documents) await indexOne(transaction, document, dialect);
        }),
      ),

    async find({ accountId, text, terms, most }) {
      const hasTitle = titleFinder(text);
      const inTexts = new Set(terms.length === 0 ? [] : await idsOf(db, dialect, accountId, terms));
      const rows = await titlesOf(db, accountId).execute();
      const ids: string[] = [];
      for (const row of rows) {
        if (ids.length > most) break;
        if (inTexts.has(row.id) || hasTitle(row)) ids.push(row.id);
      }
      const shown = ids.slice(0, most);
      return { rows: await inOrder(db, accountId, shown), more: ids.length > most };
    },
  };
}

/** Prefixes the words of each account in the index, so that they are searched separately. */
export const keyOf = (accountId: string): string =>
  createHash('sha256').update(accountId).digest('hex').slice(0, 12);

/** Separates grams from words: no hash begins with the letter used for grams. */
const keysOf = (accountId: string): Readonly<Record<Term['index'], string>> => {
  const key = keyOf(accountId);
  return { words: key, grams: `g${key}` };
};

async function indexOne(
  db: Kysely<Database>,
  { id, accountId, version, isLocked, words, grams, body }: Indexed,
  { kept }: Dialect,
): Promise<void> {
  // Locks the row: a concurrent password lock waits, and then deletes what is written here.
  const { numUpdatedRows } = await db
    .updateTable('documents')
    .set({ indexed_version: version })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('version', '=', version)
    .where('encryption', '=', isLocked ? 1 : 0)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await db.deleteFrom('document_texts').where('document_id', '=', id).execute();
  if (isLocked || words.length + grams.length === 0) return;
  const keys = keysOf(accountId);
  await db
    .insertInto('document_texts')
    .values({
      document_id: id,
      words: kept([...words.map((word) => keys.words + word), ...grams.map((gram) => keys.grams + gram)]),
      body,
    })
    .execute();
}

async function idsOf(
  db: Kysely<Database>,
  { find }: Dialect,
  accountId: string,
  terms: readonly Term[],
): Promise<readonly string[]> {
  const keys = keysOf(accountId);
  const rows = await find(
    db,
    terms.map(({ index, text, isWhole }) => ({ text: keys[index] + text, isWhole })),
  );
  return rows.map(({ document_id }) => document_id);
}

async function inOrder(
  db: Kysely<Database>,
  accountId: string,
  ids: readonly string[],
): Promise<Found['rows']> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('documents')
    .leftJoin('document_texts', (join) =>
      join.onRef('document_texts.document_id', '=', 'documents.id').on('documents.encryption', '=', 0),
    )
    .select(listColumns)
    .select((eb) => eb.fn.coalesce('document_texts.body', sql<string>`''`).as('body'))
    .where('documents.id', 'in', ids)
    .where('account_id', '=', accountId)
    .where('trashed_at', 'is', null)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
