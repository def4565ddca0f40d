import type { AddToWritingRecordRequest, WritingFigures } from '@octavo/contract';
import type { Kysely } from 'kysely';
import type { Database, WritingRecordsTable } from '../database/schema.ts';
import { tryAgain } from '../database/try-again.ts';
import type { Owned } from '../documents/document-store.ts';
import { readFigures, totalOf } from './figures.ts';

export interface StoredRecord {
  readonly epoch: number;
  readonly startsAs: WritingRecordsTable['starts_as'];
  readonly runs: string;
  /** Oldest first; a day appears once for each window that counted. */
  readonly days: readonly { readonly day: string; readonly figures: WritingFigures }[];
}

/** Most rows of a document: windows times days. */
const mostRows = 5000;

export type RecordStore = ReturnType<typeof recordStore>;

export function recordStore(db: Kysely<Database>) {
  return {
    /** Undefined if there is no such document. */
    async find({ id, accountId }: Owned, evenTrashed = false): Promise<StoredRecord | undefined> {
      const query = db
        .selectFrom('documents')
        .leftJoin('writing_records', 'writing_records.document_id', 'documents.id')
        .select(['documents.writing_mode', 'epoch', 'starts_as', 'runs'])
        .where('documents.id', '=', id)
        .where('account_id', '=', accountId);
      const row = await (evenTrashed ? query : query.where('trashed_at', 'is', null)).executeTakeFirst();
      return row && { ...headOf(row), days: await daysOf(db, id) };
    },

    /** Returns the current epoch of the record; undefined if there is no such document. */
    add: ({ id, accountId }: Owned, added: AddToWritingRecordRequest): Promise<number | undefined> =>
      tryAgain(() =>
        db.transaction().execute(async (transaction) => {
          const row = await transaction
            .selectFrom('documents')
            .leftJoin('writing_records', 'writing_records.document_id', 'documents.id')
            .select(['documents.writing_mode', 'epoch', 'starts_as', 'runs'])
            .where('documents.id', '=', id)
            .where('account_id', '=', accountId)
            .executeTakeFirst();
          if (row === undefined) return undefined;
          const head = headOf(row);
          if (head.epoch !== added.epoch) return head.epoch;
          const next = {
            starts_as: added.startsAs ?? head.startsAs,
            runs: added.runs ?? head.runs,
          };
          await transaction
            .insertInto('writing_records')
            .values({ document_id: id, epoch: head.epoch, ...next })
            .onConflict((conflict) => conflict.column('document_id').doUpdateSet(next))
            .execute();
          await addDays(transaction, id, added.days);
          return head.epoch;
        }),
      ),

    /** Returns false if there is no such document. */
    remove: ({ id, accountId }: Owned): Promise<boolean> =>
      tryAgain(() =>
        db.transaction().execute(async (transaction) => {
          const row = await transaction
            .selectFrom('documents')
            .leftJoin('writing_records', 'writing_records.document_id', 'documents.id')
            .select('epoch')
            .where('documents.id', '=', id)
            .where('account_id', '=', accountId)
            .where('trashed_at', 'is', null)
            .executeTakeFirst();
          if (row === undefined) return false;
          await transaction.deleteFrom('writing_days').where('document_id', '=', id).execute();
          const next = { epoch: (row.epoch ?? 0) + 1, starts_as: 'earlier', runs: '' } as const;
          await transaction
            .insertInto('writing_records')
            .values({ document_id: id, ...next })
            .onConflict((conflict) => conflict.column('document_id').doUpdateSet(next))
            .execute();
          return true;
        }),
      ),
  };
}

interface HeadRow {
  readonly writing_mode: string;
  readonly epoch: number | null;
  readonly starts_as: WritingRecordsTable['starts_as'] | null;
  readonly runs: string | null;
}

const headOf = ({ writing_mode, epoch, starts_as, runs }: HeadRow): Omit<StoredRecord, 'days'> => ({
  epoch: epoch ?? 0,
  startsAs: starts_as ?? (writing_mode === 'blank' ? 'earlier' : 'essay'),
  runs: runs ?? '',
});

/** What the windows have counted, oldest day first. */
async function daysOf(db: Kysely<Database>, documentId: string): Promise<StoredRecord['days']> {
  const rows = await db
    .selectFrom('writing_days')
    .select(['day', 'figures'])
    .where('document_id', '=', documentId)
    .orderBy('day')
    .execute();
  return rows.map(({ day, figures }) => ({ day, figures: readFigures(figures) }));
}

async function addDays(
  db: Kysely<Database>,
  documentId: string,
  days: AddToWritingRecordRequest['days'],
): Promise<void> {
  if (days.length === 0) return;
  const { count } = await db
    .selectFrom('writing_days')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  if (Number(count) + days.length > mostRows) return;
  for (const { day, source, figures } of days) {
    const counted = { total: totalOf(figures), figures: JSON.stringify(figures) };
    await db
      .insertInto('writing_days')
      .values({ document_id: documentId, day, source, ...counted })
      .onConflict((conflict) =>
        conflict
          .columns(['document_id', 'day', 'source'])
          .doUpdateSet(counted)
          .where('writing_days.total', '<', counted.total),
      )
      .execute();
  }
}
