import type { AddToWritingRecordRequest, WritingRecord } from '@octavo/contract';
import type { Owned } from '../documents/document-store.ts';
import { notFound } from '../errors.ts';
import { sumOf } from './figures.ts';
import type { RecordStore, StoredRecord } from './record-store.ts';

export interface WritingRecords {
  /** @throws AppError 404 `not_found` */
  read(owned: Owned): Promise<WritingRecord>;
  /** Returns the current epoch of the record. @throws AppError 404 `not_found` */
  add(owned: Owned, added: AddToWritingRecordRequest): Promise<number>;
  /** @throws AppError 404 `not_found` */
  remove(owned: Owned): Promise<void>;
}

export function createWritingRecords(store: RecordStore): WritingRecords {
  return {
    async read(owned) {
      const stored = await store.find(owned);
      if (stored === undefined) throw notFound('document');
      return toRecord(stored);
    },
    async add(owned, added) {
      const epoch = await store.add(owned, added);
      if (epoch === undefined) throw notFound('document');
      return epoch;
    },
    async remove(owned) {
      if (!(await store.remove(owned))) throw notFound('document');
    },
  };
}

/** A record with its rows merged by day. */
export function toRecord({ days, ...head }: StoredRecord): WritingRecord {
  const byDay = Map.groupBy(days, ({ day }) => day);
  return {
    ...head,
    days: [...byDay].map(([day, rows]) => ({ day, figures: sumOf(rows.map(({ figures }) => figures)) })),
  };
}
