import { created, keptPicture } from '@octavo/contract';
import { defaultDownloadOptions } from '@octavo/contract/download-options';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ObjectStoreError } from '../object-store/object-store.ts';
import { readObjectStore } from '../object-store/object-store-settings.ts';
import { s3Store } from '../object-store/s3-store.ts';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { type ObjectStorePeer, openObjectStorePeer } from '../testing/object-store-peer.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { deleteUnusedObjects } from './delete-unused-objects.ts';
import { movePictures } from './move-pictures.ts';

const password = 'correct horse';
const ok = { status: 200, body: { ok: true } };
const dayLater = () => new Date(Date.now() + 25 * 60 * 60 * 1000);

const png = async (colour: string) =>
  new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 4, background: colour } })
      .png()
      .toBuffer(),
  );

describe.each(databaseKinds)('pictures in an object store beside $name', (kind) => {
  let app: TestApp;
  let peer: ObjectStorePeer;
  let writer: Browser;
  beforeAll(async () => {
    peer = await openObjectStorePeer();
    app = await openTestApp(kind, { environment: peer.environment });
    writer = await app.visitor();
  });
  afterAll(async () => {
    await app.close();
    await peer.close();
  });

  const start = async (): Promise<string> =>
    (await answerOf(created, writer.post('/docs/create_blank', { title: 'Atlas' }))).id;
  const post = (id: string, content: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    body.append('image', new File([content], 'map.png', { type: 'image/png' }));
    return writer.request(`/docs/pictures/${id}`, { method: 'POST', body });
  };
  const add = async (id: string, colour: string) => answerOf(keptPicture, post(id, await png(colour)));
  const read = async (id: string, picture: string) => {
    const answer = await writer.get(`/docs/pictures/${id}/${picture}`);
    return answer.status === 200 ? new Uint8Array(await answer.arrayBuffer()) : answer.status;
  };
  const has = async (object: string | null | undefined): Promise<boolean> =>
    (await app.services.pictureStorage?.objects.get(object ?? '')) !== undefined;
  const contentOf = (id: string) =>
    app.connection.db
      .selectFrom('document_pictures')
      .select(['content', 'object'])
      .where('document_id', '=', id)
      .executeTakeFirst();
  const sweep = async (now: Date) => {
    if (app.services.pictureStorage === undefined) throw new Error('There is no store');
    await deleteUnusedObjects(app.services.pictureStorage, now);
  };

  test('the store contains the encrypted picture, and the row only its key', async () => {
    const id = await start();
    const picture = await add(id, '#112233');
    const bytes = await read(id, picture.id);
    if (typeof bytes === 'number') throw new Error('It cannot be read');
    expect((await sharp(bytes).metadata()).width).toBe(40);
    const row = await contentOf(id);
    expect([Buffer.from(row?.content ?? '', 'base64').length, await has(row?.object)]).toEqual([32, true]);
    expect(await peer.holds(Buffer.from(bytes.subarray(0, 16)))).toBe(false);
  });

  test('a copy shares the object, which is deleted with the last document that needs it', async () => {
    const id = await start();
    const picture = await add(id, '#112244');
    const object = (await contentOf(id))?.object;
    const copy = await answerOf(created, writer.post(`/docs/duplicate/${id}`, { title: 'Copy' }));
    await app.connection.db.deleteFrom('documents').where('id', '=', id).execute();
    await sweep(dayLater());
    expect([typeof (await read(copy.id, picture.id)), await has(object)]).toEqual(['object', true]);
    await app.connection.db.deleteFrom('documents').where('id', '=', copy.id).execute();
    for (const { sweep: clean } of app.domains) await clean?.();
    expect(await has(object)).toBe(true);
    await sweep(dayLater());
    expect(await has(object)).toBe(false);
  });

  test('a lock makes it unreadable, even for the database; the password restores it after a sweep', async () => {
    const id = await start();
    const picture = await add(id, '#112255');
    const before = await read(id, picture.id);
    expect(await readAnswer(writer.post(`/docs/lock/${id}`, { password, hint: '' }))).toEqual(ok);
    expect(await contentOf(id)).toBeUndefined();
    await sweep(dayLater());
    expect(await readAnswer(writer.post(`/docs/unlock/${id}`, { password }))).toEqual(ok);
    expect(await read(id, picture.id)).toEqual(before);
  });

  test('objects of other databases are left alone', async () => {
    const { objects } = app.services.pictureStorage ?? {};
    await objects?.put('pictures/of-another-installation', new Uint8Array([1]));
    await sweep(dayLater());
    expect(await has('pictures/of-another-installation')).toBe(true);
  });

  test('a refused or duplicate picture leaves no object', async () => {
    const stored = () => app.connection.db.selectFrom('stored_objects').select('object').execute();
    const id = await start();
    await add(id, '#11225a');
    const before = await stored();
    await add(id, '#11225a');
    await app.connection.db.updateTable('documents').set({ incomplete: 1 }).where('id', '=', id).execute();
    expect((await post(id, await png('#11225b'))).status).toBe(403);
    expect(await stored()).toEqual(before);
  });

  test('a picture that moves into the database during locking is encrypted or not locked', async () => {
    const id = await start();
    const picture = await add(id, '#11225c');
    const before = await read(id, picture.id);
    const [locked] = await Promise.all([
      readAnswer(writer.post(`/docs/lock/${id}`, { password, hint: '' })),
      movePictures(app.connection.db, app.services.pictureContents, 'database'),
    ]);
    expect(locked).toEqual(ok);
    await sweep(dayLater());
    expect(await readAnswer(writer.post(`/docs/unlock/${id}`, { password }))).toEqual(ok);
    expect(await read(id, picture.id)).toEqual(before);
    await movePictures(app.connection.db, app.services.pictureContents, 'store');
  });

  test('downloads and the export of an account contain it', async () => {
    const id = await start();
    const picture = await add(id, '#112266');
    const attrs = { ...picture, alt: 'A map', decorative: false, size: 'full' };
    const content = { type: 'doc', content: [{ type: 'picture', attrs }] };
    expect((await writer.post(`/docs/save/${id}`, { title: 'Atlas', content })).status).toBe(200);
    const options = { ...defaultDownloadOptions, fileType: 'docx' };
    const docx = await writer.post(`/docs/download/${id}`, options);
    const names = Object.keys(unzipSync(new Uint8Array(await docx.arrayBuffer())));
    expect(names.filter((name) => /^word\/media\/.+\.png$/u.test(name))).toHaveLength(1);
    const zip = new Uint8Array(await (await writer.get('/account/export')).arrayBuffer());
    const files = Object.keys(unzipSync(zip));
    expect(files).toContainEqual(expect.stringMatching(new RegExp(` pictures/${picture.id}\\.png$`, 'u')));
  });

  test('while the store is down, pictures are refused and texts are served; then all is restored', async () => {
    const id = await start();
    const picture = await add(id, '#112277');
    const resume = await peer.interrupt();
    const busy = { status: 503, body: { code: 'busy', error: expect.stringMatching(/^Pictures .*\.$/) } };
    expect(await readAnswer(post(id, await png('#112278')))).toMatchObject(busy);
    expect(await readAnswer(writer.get(`/docs/pictures/${id}/${picture.id}`))).toMatchObject(busy);
    expect((await writer.get(`/docs/item/${id}`)).status).toBe(200);
    await resume();
    expect(typeof (await read(id, picture.id))).toBe('object');
    expect((await post(id, await png('#112278'))).status).toBe(200);
  });

  test('a picture that was tampered with in the store is not shown', async () => {
    const id = await start();
    const picture = await add(id, '#112288');
    await app.services.pictureStorage?.objects.put((await contentOf(id))?.object ?? '', new Uint8Array(64));
    expect(await read(id, picture.id)).toBe(404);
  });

  test('pictures move into the database and back', async () => {
    const id = await start();
    const picture = await add(id, '#112299');
    const before = await read(id, picture.id);
    const first = (await contentOf(id))?.object;
    await app.connection.db.deleteFrom('documents').where('id', '<>', id).execute();
    const { db } = app.connection;
    const { pictureContents } = app.services;
    expect(await movePictures(db, pictureContents, 'database')).toEqual({ moved: 1, lost: 0, left: 0 });
    expect([(await contentOf(id))?.object, await read(id, picture.id)]).toEqual([null, before]);
    await sweep(dayLater());
    expect(await has(first)).toBe(false);
    expect(await movePictures(db, pictureContents, 'store')).toEqual({ moved: 1, lost: 0, left: 0 });
    expect([await has((await contentOf(id))?.object), await read(id, picture.id)]).toEqual([true, before]);
    expect(await movePictures(db, pictureContents, 'store')).toEqual({ moved: 0, lost: 0, left: 0 });
  });
});

describe('the store', () => {
  let peer: ObjectStorePeer;
  beforeAll(async () => {
    peer = await openObjectStorePeer();
  });
  afterAll(() => peer.close());
  const storeWith = (change: Readonly<Record<string, string>>) => {
    const settings = readObjectStore({ S3_REGION: 'us-east-1', ...peer.environment, ...change });
    if (settings === undefined) throw new Error('There is no store');
    return s3Store(settings);
  };

  test('a missing object is undefined, and deleting it succeeds', async () => {
    const store = storeWith({});
    await store.delete('pictures/none');
    expect(await store.get('pictures/none')).toBeUndefined();
  });

  test.each([
    ['an unknown key', { S3_ACCESS_KEY_ID: 'nobody' }],
    ['a bucket that does not exist', { S3_BUCKET: 'somebody-elses' }],
    ['nobody who answers', { S3_ENDPOINT: 'http://127.0.0.1:9' }],
  ])('%s is an error in every call', async (_name, change) => {
    const store = storeWith(change);
    const calls = [
      store.put('pictures/a', new Uint8Array([1])),
      store.get('pictures/a'),
      store.delete('pictures/a'),
    ];
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason)).toEqual(
      calls.map(() => expect.any(ObjectStoreError)),
    );
  });

  test.each([
    [{ S3_ENDPOINT: 'http://127.0.0.1:9' }, 'S3_BUCKET'],
    [{ S3_BUCKET: 'pictures' }, 'S3_ACCESS_KEY_ID'],
    [{ S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'a' }, 'S3_SECRET_ACCESS_KEY'],
  ])('%o lacks %s', (environment, name) => {
    expect(() => readObjectStore({ S3_REGION: 'us-east-1', ...environment })).toThrow(name);
  });
});
