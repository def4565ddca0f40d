import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { thinVersions, versionRoom } from '../versions/keep-version.ts';
import type { PreparedSave } from './prepare-save.ts';

/** A text to be kept as a version, and the version of the document that the author preferred to it. */
export interface Aside extends Pick<PreparedSave, 'title' | 'content' | 'bytes'> {
  readonly id: string;
  readonly accountId: string;
  readonly at: string;
  readonly base: number;
  /** Most bytes the account may keep in all its documents. */
  readonly mostBytes: number;
}

/**
 * Keeps a text as a version of an otherwise unchanged document, if the document still has the version that the author
 * preferred. A text already kept this way is not kept twice. Returns false if the document has changed.
 */
export async function keepAside(
  db: Kysely<Database>,
  { id, accountId, title, content, bytes, at, base, mostBytes }: Aside,
): Promise<boolean> {
  const chosen = db
    .selectFrom('documents')
    .where('documents.id', '=', id)
    .where('account_id', '=', accountId)
    .where('encryption', '=', 0)
    .where('incomplete', '=', 0)
    .where('version', '=', base);
  const isThere = await chosen.select('documents.id').executeTakeFirst();
  if (isThere === undefined) return false;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('document_versions')
    .columns(['id', 'document_id', 'made_at', 'kind', 'name', 'words', 'bytes', 'title', 'content'])
    .expression(
      chosen
        .where((eb) =>
          eb.not(eb.and([eb('documents.title', '=', title), eb('documents.content', '=', content)])),
        )
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('document_versions as kept')
                .select('kept.id')
                .whereRef('kept.document_id', '=', 'documents.id')
                .where('kept.kind', '=', 'conflict')
                .where('kept.title', '=', title)
                .where('kept.content', '=', content),
            ),
          ),
        )
        .select([
          sql<string>`${crypto.randomUUID()}`.as('id'),
          'documents.id as document_id',
          sql<string>`${at}`.as('made_at'),
          sql<'conflict'>`'conflict'`.as('kind'),
          sql<string>`''`.as('name'),
          sql<number>`-1`.as('words'),
          sql<number>`cast(${bytes} as integer)`.as('bytes'),
          sql<string>`${title}`.as('title'),
          sql<string>`${content}`.as('content'),
        ]),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 0n) {
    await thinVersions(db, id, new Date(at), versionRoom(mostBytes)).catch(() => undefined);
  }
  return true;
}
