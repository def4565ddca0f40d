import type { DocumentListItem } from '@octavo/contract';
import { accountHeader } from '@octavo/contract/account-header';
import { newestTexts } from '@octavo/journal/newest-texts';
import { accountOf } from '../device/account-mark.ts';
import { isListCall } from './kept-calls.ts';
import { keptHeaders } from './kept-headers.ts';

/**
 * The answer to give from the cache: a list of documents is updated with what its account has written on this device
 * since. It names no account, because only the server can say who is signed in.
 */
export async function newestList(address: string, kept: Response): Promise<Response> {
  const mark = kept.headers.get(accountHeader);
  if (mark === null) return kept;
  const headers = keptHeaders(kept);
  headers.delete(accountHeader);
  return new Response((await newest(address, kept, accountOf(mark))) ?? kept.body, { headers });
}

/** Returns null where the cached list is up to date. */
async function newest(address: string, kept: Response, account: string | null): Promise<string | null> {
  if (account === null || !isListCall(new URL(address))) return null;
  try {
    const list: { readonly docs: readonly DocumentListItem[] } = await kept.clone().json();
    return JSON.stringify({ ...list, docs: await newestTexts(list.docs, account) });
  } catch {
    // If the device cannot read its texts, the list is still shown.
    return null;
  }
}
