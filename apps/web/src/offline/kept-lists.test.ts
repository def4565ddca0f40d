import type { DocumentListItem } from '@octavo/contract';
import { accountHeader } from '@octavo/contract/account-header';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nobodysVerdict } from '@octavo/journal/verdict';
import { adasVerdict } from '@octavo/journal/testing/verdict-of';
import { accountOfKeptAnswers, keptLists } from './kept-lists.ts';

const item = (id: string): DocumentListItem => ({
  id,
  title: id,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  favourite: false,
  contentPreview: `Words of ${id}`,
  tags: '',
  encryption: false,
  writingMode: 'blank',
});

/** The one cache that the code looks through, in memory. */
class MemoryCaches {
  readonly answers = new Map<string, Response>();
  async has(): Promise<boolean> {
    return true;
  }
  async delete(): Promise<boolean> {
    this.answers.clear();
    return true;
  }
  async open() {
    const { answers } = this;
    const addressOf = (request: string | Request) =>
      new URL(typeof request === 'string' ? request : request.url, 'https://octavo.example').href;
    return {
      keys: async () => [...answers.keys()].map((address) => new Request(address)),
      match: async (request: string | Request) => answers.get(addressOf(request))?.clone(),
      put: async (request: Request, answer: Response) => void answers.set(addressOf(request), answer),
      delete: async (request: Request) => answers.delete(addressOf(request)),
    };
  }
  keep(path: string, body: object, mark?: string): void {
    const headers = { ...(mark !== undefined && { [accountHeader]: mark }), 'content-encoding': 'gzip' };
    this.answers.set(`https://octavo.example${path}`, Response.json(body, { headers }));
  }
  async kept(): Promise<Record<string, unknown>> {
    const all = [...this.answers].map(async ([address, answer]) => {
      const { pathname, search } = new URL(address);
      return [pathname + search, await answer.clone().json()] as const;
    });
    return Object.fromEntries(await Promise.all(all));
  }
}

let memory: MemoryCaches;
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  memory = new MemoryCaches();
  vi.stubGlobal('caches', memory);
});

test('lists lose what is gone, and the words of what is locked; other accounts are forgotten', async () => {
  memory.keep('/docs/list?limit=500', { docs: ['open', 'diary', 'gone'].map(item), next: 'page 2' }, 'ada.1');
  memory.keep('/docs/list?favourites=1', { docs: [item('diary')] }, 'ada.0');
  memory.keep('/docs/recent', { docs: [item('open')], recentTransferredDocs: [], trashed: 2 }, 'ada.1');
  memory.keep('/docs/trash', { docs: [item('gone')] }, 'ada.1');
  memory.keep('/account/info', { id: 'ada', name: 'gone' }, 'ada.1');
  memory.keep('/docs/list?limit=50', { docs: [item('bens')] }, 'ben.9');
  memory.keep('/account/subscription', { pro: true });
  expect(new Set((await keptLists.held()).documents)).toEqual(new Set(['open', 'diary', 'gone', 'bens']));

  await keptLists.review(adasVerdict({ open: 'readable', diary: 'locked', gone: 'gone', bens: 'gone' }));
  const locked = { ...item('diary'), encryption: true, contentPreview: '' };
  expect(await memory.kept()).toEqual({
    '/docs/list?limit=500': { docs: [item('open'), locked], next: 'page 2' },
    '/docs/list?favourites=1': { docs: [locked] },
    '/docs/recent': { docs: [item('open')], recentTransferredDocs: [], trashed: 2 },
    '/docs/trash': { docs: [] },
    '/account/info': { id: 'ada', name: 'gone' },
  });
  const rewritten = memory.answers.get('https://octavo.example/docs/trash')?.headers;
  expect([rewritten?.get(accountHeader), rewritten?.get('content-encoding')]).toEqual(['ada.1', null]);
});

test('after signing out nothing is kept', async () => {
  memory.keep('/docs/recent', { docs: [item('open')] }, 'ada.1');
  memory.keep('/system/prices', { prices: [] });
  await keptLists.review(nobodysVerdict);
  expect(await memory.kept()).toEqual({});
});

test('a device of before knew its account by the answers that it kept', async () => {
  expect(await accountOfKeptAnswers()).toBeNull();
  memory.keep('/account/info', { id: 'ada' });
  expect(await accountOfKeptAnswers()).toBe('ada');
  vi.stubGlobal('caches', undefined);
});
