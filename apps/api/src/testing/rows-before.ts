import { sql } from 'kysely';
import type { Connection } from '../database/connection.ts';

const at = `'2026-01-01T00:00:00.000Z'`;
const quoted = `'{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Straße ' || n || '${' of foam'.repeat(30)}"}]}]}'`;

const texts = { sqlite: `'straße ' || id`, postgres: `to_tsvector('simple', 'straße ' || id)` };

/** Users' rows in the tables that later migrations change, by the migration that created the table. */
const statements: Readonly<
  Record<string, (kind: Connection['kind'], documents: number) => readonly string[]>
> = {
  '0001-foundations': (_kind, documents) => [
    `insert into accounts (id, type, country_code, created_at) values ('a', 'main', 'US', ${at})`,
    `insert into sessions (token_hash, account_id, created_at, renewed_at, expires_at) values ('s', 'a', ${at}, ${at}, ${at})`,
    `insert into documents
      (id, account_id, title, content, preview, writing_mode, version, favourite, trashed_at, created_at, updated_at)
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${documents})
      select 'd' || n, 'a', 'Page ' || n, ${quoted}, 'Page', 'blank', 1, n % 2, case when n % 9 = 0 then ${at} end, ${at}, ${at}
      from numbers`,
  ],
  '0003-signing-in': () => [
    `insert into provider_sign_ins values ('h', 'n', 'v', 'https://write.example', ${at})`,
  ],
  '0004-mails': () => [
    `insert into mails (id, kind, recipient, language, origin, next_try_at, give_up_at)
      values ('m', 'link', 'ada@write.example', 'en', 'https://write.example', ${at}, ${at})`,
  ],
  '0005-payment': () => [
    `insert into payment_customers (id, account_id, created_at) values ('c', 'a', ${at})`,
    `insert into subscriptions (id, customer_id, status, asked_at) values ('u', 'c', 'active', ${at})`,
  ],
  '0018-document-versions': () => [
    `insert into document_versions values ('v', 'd1', ${at}, 'named', 'First', 3, 9, 'Page', 'Once')`,
  ],
  '0023-document-search': (kind) => [
    `insert into document_texts (document_id, words, body) select id, ${texts[kind]}, content from documents`,
    'update documents set indexed_version = version',
  ],
};

/** Writes users' rows as they existed after a migration. */
export async function writeRowsAfter(
  migration: string,
  { db, kind }: Connection,
  documents: number,
): Promise<void> {
  for (const statement of statements[migration]?.(kind, documents) ?? []) {
    await sql.raw(statement).execute(db);
  }
}
