import { type Kysely, sql } from 'kysely';
import { openDatabase } from '../database/open-database.ts';
import type { DatabaseSettings } from '../database/connection.ts';
import type { Database } from '../database/schema.ts';
import { keyOf } from '../search/search-store.ts';

/** Documents copied for each of the other accounts. */
export const ofAccount = 1000;

export interface ManyDocuments {
  /** Writes the account's documents, which the server indexes itself. */
  readonly write: (accountId: string, contentOf: (index: number) => unknown) => Promise<void>;
  /** Copies the documents of an account to another one, including their index entries. */
  readonly copy: (from: string, to: string, times: number) => Promise<void>;
  /** Copies them to accounts that nobody signs in to, until there are that many documents. */
  readonly fillUpTo: (from: string, documents: number) => Promise<void>;
  /** Resets the limits, so that a reader may search again. */
  readonly forgetAttempts: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Fills a database directly, next to its server: a million documents, by statements that copy a thousand at a time. */
export async function manyDocuments(settings: DatabaseSettings): Promise<ManyDocuments> {
  const connection = openDatabase(settings, () => undefined);
  const { db } = connection;
  const isPostgres = connection.kind === 'postgres';
  // Nothing here has to survive a power cut.
  if (!isPostgres) await sql`pragma synchronous = off`.execute(db);
  const columns = await columnsOf(db, 'documents', ['id', 'account_id']);

  async function copyOnce(from: string, to: string, mark: string): Promise<void> {
    const keys = [keyOf(from), keyOf(to)].map((key) => sql.lit(key));
    const words = isPostgres
      ? sql`replace(document_texts.words::text, ${keys[0]}, ${keys[1]})::tsvector`
      : sql`replace(document_texts.words, ${keys[0]}, ${keys[1]})`;
    // The mark comes last, so that the copies are spread over the table's key like random ids.
    const id = sql`documents.id || '-' || ${sql.lit(mark)}`;
    await db.transaction().execute(async (transaction) => {
      await sql`insert into documents (id, account_id, ${columns})
        select ${id}, ${sql.lit(to)}, ${columns} from documents where account_id = ${sql.lit(from)}`.execute(
        transaction,
      );
      await sql`insert into document_texts (document_id, words, body)
        select ${id}, ${words}, document_texts.body from documents
        join document_texts on document_id = documents.id where account_id = ${sql.lit(from)}`.execute(
        transaction,
      );
    });
  }

  const copy = async (from: string, to: string, times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) await copyOnce(from, to, `${to.slice(0, 8)}-${time}`);
  };

  return {
    write: (accountId, contentOf) => writeAll(db, accountId, contentOf),
    copy,
    async fillUpTo(from, documents) {
      for (let count = await countOf(db); count < documents; count += ofAccount) {
        const id = crypto.randomUUID();
        await db.insertInto('accounts').values(account(id)).execute();
        await copy(from, id, 1);
      }
      // Autovacuum would do this on a server that runs for longer.
      if (isPostgres) await sql`vacuum analyze`.execute(db);
    },
    forgetAttempts: async () => void (await db.deleteFrom('attempts').execute()),
    close: () => connection.close(),
  };
}

async function columnsOf(db: Kysely<Database>, name: string, without: readonly string[]) {
  const table = (await db.introspection.getTables()).find((other) => other.name === name);
  const names = table?.columns.map((column) => column.name) ?? [];
  return sql.join(names.filter((column) => !without.includes(column)).map((column) => sql.ref(column)));
}

async function countOf(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const at = '2026-01-01T00:00:00.000Z';

const account = (id: string) =>
  ({ id, type: 'main', name: '', email: null, plan: 'free', country_code: 'US', created_at: at }) as const;

async function writeAll(
  db: Kysely<Database>,
  accountId: string,
  contentOf: (index: number) => unknown,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (let index = 0; index < ofAccount; index += 1) {
      const content = JSON.stringify(contentOf(index));
      await transaction
        .insertInto('documents')
        .values({
          id: crypto.randomUUID(),
          account_id: accountId,
          title: `Page ${index}`,
          content,
          bytes: content.length,
          preview: content.slice(60, 260),
          writing_mode: 'blank',
          favourite: index % 10 === 0 ? 1 : 0,
          tags: index % 3 === 0 ? 'term paper' : '',
          encryption: 0,
          incomplete: 0,
          moved_unseen: 0,
          version: 1,
          created_at: at,
          updated_at: new Date(Date.parse(at) + index * 60_000).toISOString(),
          trashed_at: index % 50 === 1 ? at : null,
        })
        .execute();
    }
  });
}
