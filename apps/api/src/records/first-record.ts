import { countWords } from '@octavo/contract/count-words';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { totalOf } from './figures.ts';

/** Copies the record of a document to its duplicate. */
export async function copyRecord(db: Kysely<Database>, from: string, to: string): Promise<void> {
  await db
    .insertInto('writing_records')
    .columns(['document_id', 'epoch', 'starts_as', 'runs'])
    .expression((eb) =>
      eb
        .selectFrom('writing_records')
        .select([eb.val(to).as('document_id'), 'epoch', 'starts_as', 'runs'])
        .where('document_id', '=', from),
    )
    .execute();
  await db
    .insertInto('writing_days')
    .columns(['document_id', 'day', 'source', 'total', 'figures'])
    .expression((eb) =>
      eb
        .selectFrom('writing_days')
        .select([eb.val(to).as('document_id'), 'day', 'source', 'total', 'figures'])
        .where('document_id', '=', from),
    )
    .execute();
}

/** Begins the record of a document written by AI. */
export async function recordEssay(
  db: Kysely<Database>,
  documentId: string,
  at: string,
  text: string,
): Promise<void> {
  const figures = { essay: { characters: text.length, words: countWords(text) } };
  await db
    .insertInto('writing_days')
    .values({
      document_id: documentId,
      day: at.slice(0, 10),
      source: 'server',
      total: totalOf(figures),
      figures: JSON.stringify(figures),
    })
    .execute();
}
