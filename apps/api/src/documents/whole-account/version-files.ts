import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { StreamedFile } from './zip-stream.ts';

/** The versions of a document, oldest first, each read only when its turn comes. */
export async function* versionFiles(
  db: Kysely<Database>,
  documentId: string,
  path: string,
): AsyncGenerator<StreamedFile, void> {
  const rows = await db
    .selectFrom('document_versions')
    .select('id')
    .where('document_id', '=', documentId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  for (const { id } of rows) {
    const version = await db
      .selectFrom('document_versions')
      .select(['title', 'made_at', 'kind', 'name', 'content'])
      .where('id', '=', id)
      .executeTakeFirst();
    // Removed by thinning meanwhile.
    if (!version) continue;
    const { content, made_at: madeAt, ...facts } = version;
    const head = JSON.stringify({ id, madeAt, ...facts });
    const time = madeAt.slice(0, 19).replaceAll(':', '-');
    // As stored: it may be as large as the document.
    yield {
      path: `${path} versions/${time} ${id.slice(0, 8)}.json`,
      content: `${head.slice(0, -1)},"content":${content}}`,
    };
  }
}
