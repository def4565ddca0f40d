import { expect, test } from 'vitest';
import { newestList } from './newest-list.ts';

test.each(['/docs/list?limit=500', '/docs/recent', '/account/info'])(
  'what was kept of %s is given as it is where nothing can be read',
  async (path) => {
    // There is no storage in Node.
    const kept = Response.json({ docs: [], next: 'page 2' });
    expect(await newestList(`https://octavo.example${path}`, kept)).toBe(kept);
    expect(await kept.json()).toEqual({ docs: [], next: 'page 2' });
  },
);
