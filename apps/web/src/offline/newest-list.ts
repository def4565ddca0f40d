import type { DocumentListItem } from '@octavo/contract';
import { endpoints } from '@octavo/contract/endpoints';
import { newestTexts } from '../journal/newest-texts.ts';

const lists: ReadonlySet<string> = new Set([endpoints.listDocuments.path, endpoints.recentDocuments.path]);

/** A kept answer; a list of documents with what was written on this device since the server gave it. */
export async function newestList(address: string, kept: Response): Promise<Response> {
  if (!lists.has(new URL(address).pathname)) return kept;
  try {
    const list: { readonly docs: readonly DocumentListItem[] } = await kept.clone().json();
    return Response.json({ ...list, docs: await newestTexts(list.docs) });
  } catch {
    // A device that cannot read its texts still has the list.
    return kept;
  }
}
