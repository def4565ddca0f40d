import { accountHeader } from '@octavo/contract/account-header';
import { expect, test } from 'vitest';
import { newestList } from './newest-list.ts';

const addressOf = (path: string): string => `https://octavo.example${path}`;
const list = { docs: [], next: 'page 2' };

test.each(['/docs/list?limit=500', '/docs/recent', '/docs/trash', '/account/info'])(
  'what was kept of %s is given as it is where nothing can be read, and names no account',
  async (path) => {
    // Node has no storage.
    const headers = { [accountHeader]: 'ada.1', 'content-encoding': 'gzip' };
    const given = await newestList(addressOf(path), Response.json(list, { headers }));
    expect([await given.json(), Object.fromEntries(given.headers)]).toEqual([
      list,
      { 'content-type': 'application/json' },
    ]);
  },
);

test('an answer that was kept before answers named their account is given as it is', async () => {
  const kept = Response.json(list);
  expect(await newestList(addressOf('/docs/recent'), kept)).toBe(kept);
});
