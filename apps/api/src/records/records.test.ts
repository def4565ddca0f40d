import { type AddToWritingRecordRequest, created, writingRecord } from '@octavo/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

const monday = '2026-11-23';
const typed = (characters: number) => ({ typed: { characters, words: Math.round(characters / 5) } });
const row = (source: string, characters: number, day = monday) => ({
  day,
  source,
  figures: typed(characters),
});

describe.each(databaseKinds)('writing records on $name', (kind) => {
  let app: TestApp;
  let writer: Browser;

  beforeAll(async () => {
    app = await openTestApp(kind);
    writer = await app.visitor();
  });
  afterAll(() => app.close());

  const start = async (): Promise<string> =>
    (await answerOf(created, writer.post('/docs/create_blank', { title: 'Draft' }))).id;
  const add = async (id: string, added: Partial<AddToWritingRecordRequest>) =>
    answerOf(
      z.object({ epoch: z.number() }),
      writer.post(`/docs/record/${id}`, { epoch: 0, days: [], ...added }),
    );
  const read = (id: string) => answerOf(writingRecord, writer.get(`/docs/record/${id}`));

  test('a new document has an empty one', async () => {
    expect(await read(await start())).toEqual({ epoch: 0, startsAs: 'earlier', runs: '', days: [] });
  });

  test('windows are added up, and sending the same again changes nothing', async () => {
    const id = await start();
    await add(id, { days: [row('window-one', 100), row('window-one', 40, '2026-11-22')], runs: 't140' });
    await add(id, { days: [row('window-two', 50)] });
    await add(id, { days: [row('window-one', 100)] });
    expect(await read(id)).toMatchObject({
      runs: 't140',
      days: [
        { day: '2026-11-22', figures: typed(40) },
        { day: monday, figures: typed(150) },
      ],
    });
  });

  test('a late message with smaller figures removes nothing', async () => {
    const id = await start();
    await add(id, { days: [row('window-one', 100)] });
    await add(id, { days: [row('window-one', 60)] });
    expect((await read(id)).days).toEqual([{ day: monday, figures: typed(100) }]);
  });

  test('a deleted record does not come back from a window that is still open', async () => {
    const id = await start();
    await add(id, { days: [row('window-one', 100)], runs: 't100' });
    expect((await writer.delete(`/docs/record/${id}`)).status).toBe(200);
    expect(await add(id, { days: [row('window-one', 120)], runs: 't120' })).toEqual({ epoch: 1 });
    expect(await read(id)).toEqual({ epoch: 1, startsAs: 'earlier', runs: '', days: [] });
    await add(id, { epoch: 1, days: [row('window-one', 20)] });
    expect((await read(id)).days).toEqual([{ day: monday, figures: typed(20) }]);
  });

  test('it is deleted with its document', async () => {
    const id = await start();
    await add(id, { days: [row('window-one', 100)], runs: 't100' });
    await writer.delete(`/docs/item/${id}?permanent=1`);
    const { db } = app.connection;
    const rows = await db.selectFrom('writing_days').select('day').where('document_id', '=', id).execute();
    expect(rows).toEqual([]);
  });

  test('a copy includes it', async () => {
    const id = await start();
    await add(id, { days: [row('window-one', 100)], runs: 't100' });
    const copy = await answerOf(created, writer.post(`/docs/duplicate/${id}`, { title: 'Copy' }));
    expect(await read(copy.id)).toEqual(await read(id));
  });

  test.each([
    [
      'a kind that nobody counts',
      { days: [{ ...row('window-one', 1), figures: { ghost: typed(1).typed } }] },
    ],
    ['text in the place of runs', { runs: 'Dear diary' }],
    ['a day that is none', { days: [row('window-one', 1, '2026-13-01')] }],
    ['too many days', { days: Array.from({ length: 61 }, () => row('window-one', 1)) }],
  ])('%s is refused', async (_, added) => {
    const id = await start();
    const { status } = await writer.post(`/docs/record/${id}`, { epoch: 0, days: [], ...added });
    expect(status).toBe(400);
  });
});
