import type { Kysely } from 'kysely';
import type { Database, DocumentVersionsTable } from '../database/schema.ts';
import { versionsToForget } from './thinning.ts';

/** During continuous writing, a version is kept this often; a break longer than `pause` keeps one at once. */
const interval = 10 * 60 * 1000;
const pause = 3 * 60 * 1000;
/** A save that leaves less than this share of the text also keeps a version at once. */
const leastLeft = 0.7;
/** For all versions of one document. */
export const mostVersionBytes = 16 * 1024 * 1024;
/** Share of the bytes that an account may keep. */
const shareOfAccount = 1 / 10;

/** Bytes that the versions of one document may take, given what its account may keep. */
export const versionRoom = (accountBytes: number): number =>
  Math.min(accountBytes * shareOfAccount, mostVersionBytes);

export type VersionKind = DocumentVersionsTable['kind'];

/** The bounds within which a save keeps no version: last change, last version and size of the document. */
export function quietSince(at: string) {
  const ago = (span: number) => new Date(Date.parse(at) - span).toISOString();
  return {
    versionedAfter: ago(interval),
    updatedAfter: ago(pause),
    atMost: (bytes: number) => Math.floor(bytes / leastLeft),
  };
}

/** Deletes the versions of a document that are no longer worth keeping. */
export async function thinVersions(
  db: Kysely<Database>,
  documentId: string,
  now: Date,
  mostBytes: number,
): Promise<void> {
  const rows = await db
    .selectFrom('document_versions')
    .select(['id', 'made_at', 'bytes', 'name'])
    .where('document_id', '=', documentId)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute();
  const forgotten = versionsToForget(
    rows.map(({ made_at: madeAt, ...row }) => ({ ...row, madeAt })),
    now,
    mostBytes,
  );
  if (forgotten.length === 0) return;
  await db.deleteFrom('document_versions').where('id', 'in', forgotten).execute();
}
