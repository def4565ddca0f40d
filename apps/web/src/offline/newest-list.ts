import type { DocumentListItem } from '@octavo/contract';
import { accountHeader } from '@octavo/contract/account-header';
import { accountOf } from '../device/account-mark.ts';
import { newestTexts } from '../journal/newest-texts.ts';
import { isListCall } from './kept-calls.ts';
import { keptHeaders } from './kept-headers.ts';

/**
 * A kept answer as it is given: a list of documents with what its account has written on this device since the server gave
 * it. It names no account, which is the server's to say.
 */
export async function newestList(address: string, kept: Response): Promise<Response> {
  const mark = kept.headers.get(accountHeader);
  if (mark === null) return kept;
  const headers = keptHeaders(kept);
  headers.delete(accountHeader);
  return new Response((await newest(address, kept, accountOf(mark))) ?? kept.body, { headers });
}

/** Null where it is the kept one. */
async function newest(address: string, kept: Response, account: string | null): Promise<string | null> {
  if (account === null || !isListCall(new URL(address))) return null;
  try {
    const list: { readonly docs: readonly DocumentListItem[] } = await kept.clone().json();
    return JSON.stringify({ ...list, docs: await newestTexts(list.docs, account) });
  } catch {
    // A device that cannot read its texts still has the list.
    return null;
  }
}
