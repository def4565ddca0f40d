import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { readerLinkStore } from './reader-link-store.ts';

/** The links of a document without their tokens, so that nobody can open them with a lost export. */
export async function exportedLinks(db: Kysely<Database>, documentId: string) {
  const links = await readerLinkStore(db).list(documentId);
  return links.map(({ token: _token, ...link }) => link);
}
