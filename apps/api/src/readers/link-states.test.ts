import { readerLinkKinds } from '@octavo/contract/comment-limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { anchor, type Reader, sharingWriter } from './testing/sharing-writer.ts';

const password = 'correct horse';

/** What a reader calls, in this order. */
const calls = {
  sharedText: ['GET', 'text'],
  linkState: ['GET', 'state'],
  sharedComments: ['GET', 'comments'],
  nameReader: ['POST', 'name', { name: 'Ada' }],
  setReaderMail: ['POST', 'mail', { email: 'ada@read.example' }],
  addComment: ['POST', 'comments', { anchor, text: 'Which one?' }],
  editComment: ['POST', 'comments/{own}', { text: 'Which tide?' }],
  takeBackComment: ['DELETE', 'comments/{own}'],
} as const satisfies Record<string, readonly [string, string, object?]>;
type Call = keyof typeof calls;
const names = Object.keys(calls) as readonly Call[];

const each = <Value>(value: Value, others: Partial<Record<Call, Value>> = {}) =>
  Object.fromEntries(names.map((name) => [name, others[name] ?? value]));

/** Status of each call, by kind of link. A comment had been written before the link was made one for reading. */
const holds = {
  read: each(200, { setReaderMail: 403, addComment: 403, editComment: 403 }),
  comment: each(200),
} as const;
const gone = { read: each(404), comment: each(404) } as const;
const asked = { read: each(401), comment: each(401) } as const;

type Statuses = Readonly<Record<(typeof readerLinkKinds)[number], Readonly<Record<string, number>>>>;
type Writer = ReturnType<typeof sharingWriter>;
interface Place {
  readonly id: string;
  readonly linkId: string;
}

describe.each(databaseKinds)('which calls of a link work on $name', (kind) => {
  let app: TestApp;
  let on: Writer;

  beforeAll(async () => {
    app = await openTestApp(kind);
    on = sharingWriter(app, await app.visitor());
  });
  afterAll(() => app.close());

  const change = (id: string, linkId: string, wanted: object) =>
    on.writer.post(`/docs/links/${id}/${linkId}`, wanted);

  const states: readonly (readonly [string, (place: Place) => Promise<unknown>, Statuses])[] = [
    ['shared', async () => undefined, holds],
    ['renamed', ({ id, linkId }) => change(id, linkId, { name: 'Teacher' }), holds],
    ['revoked', ({ id, linkId }) => on.writer.delete(`/docs/links/${id}/${linkId}`), gone],
    ['expired', ({ id, linkId }) => change(id, linkId, { expiresAt: '2020-01-01T00:00:00Z' }), gone],
    ['not expired', ({ id, linkId }) => change(id, linkId, { expiresAt: '2999-01-01T00:00:00Z' }), holds],
    ['given a password', ({ id, linkId }) => change(id, linkId, { password }), asked],
    [
      'relieved of a password',
      async ({ id, linkId }) => {
        await change(id, linkId, { password });
        await change(id, linkId, { password: null });
      },
      holds,
    ],
    ['locked', ({ id }) => on.writer.post(`/docs/lock/${id}`, { password, hint: '' }), gone],
    [
      'unlocked',
      async ({ id }) => {
        await on.writer.post(`/docs/lock/${id}`, { password, hint: '' });
        await on.writer.post(`/docs/unlock/${id}`, { password });
      },
      holds,
    ],
    ['in the trash', ({ id }) => on.writer.delete(`/docs/item/${id}`), gone],
    [
      'restored',
      async ({ id }) => {
        await on.writer.delete(`/docs/item/${id}`);
        await on.writer.post(`/docs/restore/${id}`);
      },
      holds,
    ],
    [
      'deleted for good',
      async ({ id }) => {
        await on.writer.delete(`/docs/item/${id}`);
        await on.writer.delete(`/docs/item/${id}?permanent=1`);
      },
      gone,
    ],
    [
      'incomplete',
      ({ id }) =>
        app.connection.db.updateTable('documents').set({ incomplete: 1 }).where('id', '=', id).execute(),
      gone,
    ],
  ];

  const statusesOf = async ({ browser, at }: Reader, own: string) => {
    const statuses: Record<string, number> = {};
    for (const name of names) {
      const [method, path, body] = calls[name];
      const { status } = await browser.request(at(path.replace('{own}', own)), {
        method,
        ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      statuses[name] = status;
    }
    return statuses;
  };

  test.each(states)('%s', async (_state, reach, expected) => {
    for (const linkKind of readerLinkKinds) {
      const id = await on.start();
      const { id: linkId, token } = await on.share(id);
      const reader = await on.open(token);
      const own = await on.say(reader, 'First');
      if (linkKind === 'read') await change(id, linkId, { kind: 'read' });
      await reach({ id, linkId });
      expect([linkKind, await statusesOf(reader, own.id)]).toEqual([linkKind, expected[linkKind]]);
      const { status } = await app.browser().post('/readers/open', { token });
      expect(status).toBe(expected === gone ? 404 : expected === asked ? 401 : 200);
    }
  });

  test('a revoked link cannot be distinguished from one that never existed', async () => {
    const id = await on.start();
    const { id: linkId, token } = await on.share(id);
    const reader = await on.open(token);
    const stranger = app.browser();
    const read = async (browser: typeof stranger, path: string) => {
      const answer = await browser.get(path);
      return [answer.status, await answer.text(), answer.headers.get('cache-control')];
    };
    const never = await read(stranger, `/readers/${crypto.randomUUID()}/text`);
    expect(never[0]).toBe(404);
    expect(await read(stranger, reader.at('text'))).toEqual(never);
    await on.writer.delete(`/docs/links/${id}/${linkId}`);
    expect(await read(reader.browser, reader.at('text'))).toEqual(never);
  });

  test('a locked, trashed or incomplete document gets no link', async () => {
    const statuses = [];
    for (const reach of [
      (id: string) => on.writer.post(`/docs/lock/${id}`, { password, hint: '' }),
      (id: string) => on.writer.delete(`/docs/item/${id}`),
      (id: string) =>
        app.connection.db.updateTable('documents').set({ incomplete: 1 }).where('id', '=', id).execute(),
    ]) {
      const id = await on.start();
      await reach(id);
      const answer = await on.writer.post(`/docs/links/${id}`, { name: 'Friend', kind: 'read' });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([423, 404, 403]);
  });
});
