import { countWords } from '@octavo/contract/count-words';
import { documentText } from '@octavo/document-schema';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { ages } from './thinning.ts';
import { mostVersionBytes, thinVersions, type VersionKind } from './keep-version.ts';

/** A version of a document, looked up together with its owner. */
export interface OwnedVersion {
  readonly accountId: string;
  readonly documentId: string;
  readonly versionId: string;
}

export interface VersionRow {
  readonly id: string;
  readonly made_at: string;
  readonly kind: VersionKind;
  readonly name: string;
  readonly words: number;
}

/** Words are counted only when the list is opened, which most versions never live to see. */
const notCounted = -1;

/** Stores the count for later; 0 if the version was deleted meanwhile. */
async function countedWords(db: Kysely<Database>, id: string): Promise<number> {
  const row = await db
    .selectFrom('document_versions')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirst();
  const words = row === undefined ? 0 : countWords(documentText(JSON.parse(row.content)));
  await db.updateTable('document_versions').set({ words }).where('id', '=', id).execute();
  return words;
}

export type VersionStore = ReturnType<typeof versionStore>;

/** How many documents a sweep thins at once. */
const batch = 200;

export function versionStore(db: Kysely<Database>) {
  const own = (accountId: string, documentId: string) =>
    db
      .selectFrom('document_versions')
      .innerJoin('documents', 'documents.id', 'document_versions.document_id')
      .where('documents.id', '=', documentId)
      .where('documents.account_id', '=', accountId)
      .where('documents.trashed_at', 'is', null);

  return {
    isThere: async (accountId: string, documentId: string): Promise<boolean> => {
      const row = await db
        .selectFrom('documents')
        .select('id')
        .where('id', '=', documentId)
        .where('account_id', '=', accountId)
        .where('trashed_at', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Newest first. */
    async list(accountId: string, documentId: string): Promise<VersionRow[]> {
      const rows = await own(accountId, documentId)
        .select([
          'document_versions.id',
          'document_versions.made_at',
          'document_versions.kind',
          'document_versions.name',
          'document_versions.words',
        ])
        .orderBy('document_versions.made_at', 'desc')
        .orderBy('document_versions.id')
        .execute();
      const uncounted = rows.filter(({ words }) => words === notCounted);
      if (uncounted.length === 0) return rows;
      const counts = new Map<string, number>();
      for (const { id } of uncounted) counts.set(id, await countedWords(db, id));
      return rows.map((row) => ({ ...row, words: counts.get(row.id) ?? row.words }));
    },

    find: ({ accountId, documentId, versionId }: OwnedVersion) =>
      own(accountId, documentId)
        .where('document_versions.id', '=', versionId)
        .select([
          'document_versions.title',
          'document_versions.content',
          'document_versions.bytes',
          'document_versions.name',
        ])
        .executeTakeFirst(),

    /** Bytes of a document's other named versions. */
    async namedBytes({ documentId, versionId }: OwnedVersion): Promise<number> {
      const row = await db
        .selectFrom('document_versions')
        .select((eb) => eb.fn.sum<number>('bytes').as('sum'))
        .where('document_id', '=', documentId)
        .where('name', '<>', '')
        .where('id', '<>', versionId)
        .executeTakeFirst();
      return Number(row?.sum ?? 0);
    },

    async name({ documentId, versionId }: OwnedVersion, name: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('document_versions')
        .set({ name })
        .where('id', '=', versionId)
        .where('document_id', '=', documentId)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Thins versions that have aged without a new save. Reads only the index. */
    async sweep(now: Date): Promise<void> {
      for (const { from, characters } of ages) {
        const rows = await db
          .selectFrom('document_versions')
          .select('document_id')
          .where('name', '=', '')
          .where('made_at', '<', new Date(now.getTime() - from).toISOString())
          .groupBy(['document_id', (eb) => eb.fn('substr', ['made_at', eb.lit(1), eb.lit(characters)])])
          .having((eb) => eb.fn.countAll(), '>', 1)
          .limit(batch)
          .execute();
        for (const documentId of new Set(rows.map((row) => row.document_id))) {
          await thinVersions(db, documentId, now, mostVersionBytes);
        }
      }
    },
  };
}
