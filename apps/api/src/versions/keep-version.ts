import { countWords } from '@octavo/contract/count-words';
import { documentText, emptyDocument } from '@octavo/document-schema';
import type { Kysely } from 'kysely';
import type { Database, DocumentVersionsTable } from '../database/schema.ts';
import { versionsToForget } from './thinning.ts';

/** While somebody writes on, a version is kept this often; a longer pause than `pause` makes one at once. */
const interval = 10 * 60 * 1000;
const pause = 3 * 60 * 1000;
/** A save that leaves less of the text than this makes a version at once, too. */
const leastLeft = 0.7;
/** Of all versions of one document. */
export const mostVersionBytes = 16 * 1024 * 1024;

const blank = JSON.stringify(emptyDocument);

export type VersionKind = DocumentVersionsTable['kind'];

/** A text that is about to be replaced. */
export interface Replaced {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly bytes: number;
  /** When it was written. */
  readonly updatedAt: string;
}

/** Of a document that is saved now without keeping a version: when it was changed, versioned, and how large it is. */
export function quietSince(at: string) {
  const ago = (span: number) => new Date(Date.parse(at) - span).toISOString();
  return {
    versionedAfter: ago(interval),
    updatedAfter: ago(pause),
    atMost: (bytes: number) => Math.floor(bytes / leastLeft),
  };
}

/** Keeps a text as a version of its document, and forgets what the new one makes superfluous. */
export async function keepVersion(
  db: Kysely<Database>,
  { id, title, content, bytes, updatedAt }: Replaced,
  { kind, now, mostBytes }: { readonly kind: VersionKind; readonly now: Date; readonly mostBytes: number },
): Promise<void> {
  if (content === blank) return;
  await db
    .insertInto('document_versions')
    .values({
      id: crypto.randomUUID(),
      document_id: id,
      made_at: updatedAt,
      kind,
      name: '',
      words: countWords(documentText(JSON.parse(content))),
      bytes,
      title,
      content,
    })
    .execute();
  await thinVersions(db, id, now, mostBytes);
}

/** Forgets the versions of a document that are not worth keeping any more. */
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
    Math.min(mostBytes, mostVersionBytes),
  );
  if (forgotten.length === 0) return;
  await db.deleteFrom('document_versions').where('id', 'in', forgotten).execute();
}
