import type { DocumentListItem } from '@octavo/contract';
import { accountHeader } from '@octavo/contract/account-header';
import { endpoints } from '@octavo/contract/endpoints';
import type { Keeping, Verdict } from '@octavo/journal/verdict';
import { accountOf } from '../device/account-mark.ts';
import { isListCall, listCache } from './kept-calls.ts';
import { keptHeaders } from './kept-headers.ts';

interface KeptAnswer {
  readonly request: Request;
  readonly answer: Response;
}

interface KeptList {
  readonly docs: readonly DocumentListItem[];
}

/** What the service worker caches of an account for use without a connection. */
export const keptLists: Keeping = {
  async held() {
    const lists = await Promise.all((await keptAnswers()).map(listIn));
    return { documents: lists.flatMap((list) => list?.docs.map(({ id }) => id) ?? []), accounts: [] };
  },

  async review(verdict) {
    if (verdict.account === null) {
      if ('caches' in globalThis) await caches.delete(listCache);
      return;
    }
    for (const { cache, request, answer } of await keptAnswers()) {
      const mark = answer.headers.get(accountHeader);
      if (mark === null || accountOf(mark) !== verdict.account) {
        await cache.delete(request);
        continue;
      }
      const list = await listIn({ request, answer });
      const changed = list && reviewList(list, verdict);
      if (changed) await cache.put(request, Response.json(changed, { headers: keptHeaders(answer) }));
    }
  },
};

/** The account of the cached account information: older versions recorded it nowhere else. */
export async function accountOfKeptAnswers(): Promise<string | null> {
  const answer = await (await openLists())?.match(endpoints.accountInfo.path);
  const info: { readonly id?: string } | undefined = await answer?.json();
  return info?.id ?? null;
}

/** A list without what may not be read; null where nothing has to be removed. */
export function reviewList<List extends KeptList>(list: List, { stateOf }: Verdict): List | null {
  let isChanged = false;
  const docs = list.docs.flatMap((item) => {
    const state = stateOf(item.id);
    if (state !== 'gone' && (state !== 'locked' || item.encryption)) return item;
    isChanged = true;
    return state === 'gone' ? [] : { ...item, encryption: true, contentPreview: '' };
  });
  return isChanged ? { ...list, docs } : null;
}

const openLists = async (): Promise<Cache | null> =>
  'caches' in globalThis && (await caches.has(listCache)) ? caches.open(listCache) : null;

async function keptAnswers() {
  const cache = await openLists();
  if (cache === null) return [];
  const answers = (await cache.keys()).map(async (request) => {
    const answer = await cache.match(request);
    return answer === undefined ? [] : { cache, request, answer };
  });
  return (await Promise.all(answers)).flat();
}

/** Returns null for an answer that lists no documents. */
async function listIn({ request, answer }: KeptAnswer): Promise<KeptList | null> {
  return isListCall(new URL(request.url)) ? answer.clone().json() : null;
}
