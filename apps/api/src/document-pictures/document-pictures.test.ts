import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { created, keptPicture, versionList } from '@octavo/contract';
import { maxDocumentPictureBytes, maxPictureBytes } from '@octavo/contract/document-limits';
import { defaultDownloadOptions } from '@octavo/contract/download-options';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { paragraphsOf } from '../testing/paragraphs-of.ts';
import { bomb, photograph } from '../testing/picture-files.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import type { PictureRow } from './picture-rows.ts';

const password = 'correct horse';
const ok = { status: 200, body: { ok: true } };
const full = { status: 409, body: { code: 'too_much_kept', error: expect.stringMatching(/picture.*\.$/i) } };

const drawing = (colour: string, width = 40) =>
  sharp({ create: { width, height: 30, channels: 4, background: colour } });
const png = async (colour: string) => new Uint8Array(await drawing(colour).png().toBuffer());

describe.each(databaseKinds)('pictures in documents on $name', (kind) => {
  let app: TestApp;
  let writer: Browser;
  beforeAll(async () => {
    app = await openTestApp(kind, { environment: { ANONYMOUS_MB: '300', NETWORK_MB_PER_DAY: '900' } });
    writer = await app.visitor();
  });
  afterAll(() => app.close());

  const start = async (): Promise<string> =>
    (await answerOf(created, writer.post('/docs/create_blank', { title: 'Atlas' }))).id;
  const post = (id: string, content: string | Uint8Array<ArrayBuffer>, from: Browser = writer) => {
    const body = new FormData();
    body.append('image', new File([content], 'map.png', { type: 'image/png' }));
    return from.request(`/docs/pictures/${id}`, { method: 'POST', body });
  };
  const add = async (id: string, content: Uint8Array<ArrayBuffer>) =>
    answerOf(keptPicture, post(id, content));
  const read = (id: string, picture: string, by: Browser = writer) =>
    by.get(`/docs/pictures/${id}/${picture}`);
  const kept = async (id: string): Promise<string[]> => {
    const rows = await app.connection.db
      .selectFrom('document_pictures')
      .select('id')
      .where('document_id', '=', id)
      .orderBy('id')
      .execute();
    return rows.map((row) => row.id);
  };
  /** Stores a picture as if it had been added that many days ago. */
  const put = async (id: string, picture: Partial<PictureRow>, days = 2) => {
    const at = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
    const row = {
      id: 'f'.repeat(32),
      media_type: 'image/png',
      width: 1,
      height: 1,
      bytes: 1,
      content: '',
    } as const;
    await app.connection.db
      .insertInto('document_pictures')
      .values({ ...row, added_at: at, document_id: id, ...picture })
      .execute();
  };
  const lock = (id: string) => readAnswer(writer.post(`/docs/lock/${id}`, { password, hint: '' }));
  const unlock = (id: string) => readAnswer(writer.post(`/docs/unlock/${id}`, { password }));

  test('a photograph is stored upright, without metadata', async () => {
    const id = await start();
    const picture = await add(id, new Uint8Array(await photograph()));
    expect(picture).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), width: 400, height: 600 });
    const answer = await read(id, picture.id);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { format, exif, xmp, icc, orientation } = await sharp(
      Buffer.from(await answer.arrayBuffer()),
    ).metadata();
    expect({ format, exif, xmp, icc, orientation }).toEqual({ format: 'jpeg' });
  });

  test.each([
    ['PNG', 'png', () => drawing('#7b1f2e80').png()],
    ['WebP with transparency', 'png', () => drawing('#7b1f2e80').webp()],
    ['GIF', 'png', () => drawing('#7b1f2e').gif()],
  ] as const)('%s is read, and drawn as %s', async (_name, type, picture) => {
    const id = await start();
    const { id: pictureId } = await add(id, new Uint8Array(await picture().toBuffer()));
    expect((await read(id, pictureId)).headers.get('content-type')).toBe(`image/${type}`);
  });

  test('a picture wider than a page needs is scaled down', async () => {
    const wide = await drawing('#123456', 4_000).png().toBuffer();
    expect(await add(await start(), new Uint8Array(wide))).toMatchObject({ width: 1600, height: 12 });
  });

  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ['20,000 × 20,000 pixels', new Uint8Array(bomb()), 413, 'too_many_pixels'],
    ['an SVG that calls itself PNG', script, 415, 'unsupported_media_type'],
    ['a web page that calls itself PNG', '<!doctype html>', 415, 'unsupported_media_type'],
    ['the first bytes of a GIF and nonsense', 'GIF89a\u0001\u0000', 422, 'unreadable_picture'],
    ['a file of 10 MB and a byte', new Uint8Array(maxPictureBytes + 1), 413, 'body_too_large'],
    ['nothing', '', 400, 'invalid_request'],
  ] as const)('%s is refused with a message', async (_name, content, status, code) => {
    const id = await start();
    expect(await readAnswer(post(id, content))).toEqual({
      status,
      body: { code, error: expect.stringMatching(/picture.*\.$/) },
    });
    expect(await kept(id)).toEqual([]);
  });

  test('the same picture is stored once', async () => {
    const id = await start();
    const picture = await add(id, await png('#001122'));
    expect(await add(id, await png('#001122'))).toEqual(picture);
    expect(await kept(id)).toEqual([picture.id]);
  });

  test('another account can neither see nor add a picture, and learns nothing', async () => {
    const id = await start();
    const picture = await add(id, await png('#224466'));
    const stranger = await app.visitor();
    const none = crypto.randomUUID();
    expect(await readAnswer(read(id, picture.id, stranger))).toEqual(
      await readAnswer(read(none, picture.id, stranger)),
    );
    expect(await readAnswer(post(id, await png('#fff'), stranger))).toMatchObject({ status: 404 });
    expect(await readAnswer(read(await start(), picture.id))).toMatchObject({ status: 404 });
    expect(await kept(id)).toEqual([picture.id]);
  });

  test('it is hidden in the trash, restored with its document, and deleted with it', async () => {
    const id = await start();
    const picture = await add(id, await png('#335577'));
    await writer.delete(`/docs/item/${id}`);
    expect((await read(id, picture.id)).status).toBe(404);
    expect((await post(id, await png('#335578'))).status).toBe(404);
    await writer.post(`/docs/restore/${id}`);
    expect((await read(id, picture.id)).status).toBe(200);
    await writer.delete(`/docs/item/${id}`);
    await writer.post('/docs/empty_trash');
    expect(await kept(id)).toEqual([]);
  });

  test('a copy has its own pictures', async () => {
    const id = await start();
    const picture = await add(id, await png('#446688'));
    const copy = await answerOf(created, writer.post(`/docs/duplicate/${id}`, { title: 'Copy' }));
    await app.connection.db.deleteFrom('documents').where('id', '=', id).execute();
    expect((await read(copy.id, picture.id)).status).toBe(200);
  });

  test('a download contains it, even after a restored version, a copy, a lock and an unlock', async () => {
    const id = await start();
    const content = await png('#44668a');
    const picture = await add(id, content);
    const attrs = { ...picture, alt: 'A map', decorative: false, size: 'full' };
    const shown = { type: 'doc', content: [{ type: 'picture', attrs }] };
    const save = (text: object) => writer.post(`/docs/save/${id}`, { title: 'Atlas', content: text });
    const media = async (of: string) => {
      const options = { ...defaultDownloadOptions, fileType: 'docx' };
      const answer = await writer.post(`/docs/download/${of}`, options);
      const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
      return Object.keys(files).filter((name) => /^word\/media\/.+\.png$/u.test(name)).length;
    };
    expect((await save(shown)).status).toBe(200);
    expect(await media(id)).toBe(1);
    const earlier = new Date(Date.now() - 60 * 60 * 1000).toISOString();
    await app.connection.db
      .updateTable('documents')
      .set({ updated_at: earlier, versioned_at: earlier })
      .where('id', '=', id)
      .execute();
    await save(paragraphsOf('Without it'));
    expect(await media(id)).toBe(0);
    const { versions } = await answerOf(versionList, writer.get(`/docs/versions/${id}`));
    await writer.post(`/docs/versions/${id}/${versions[0]?.id}/restore`);
    expect(await media(id)).toBe(1);
    const copy = await answerOf(created, writer.post(`/docs/duplicate/${id}`, { title: 'Copy' }));
    await lock(copy.id);
    await unlock(copy.id);
    expect(await media(copy.id)).toBe(1);
  });

  describe('when the room is used up', () => {
    const bytes = maxDocumentPictureBytes;

    test('pictures unused since yesterday are deleted first', async () => {
      const id = await start();
      await put(id, { bytes });
      const picture = await add(id, await png('#113355'));
      expect(await kept(id)).toEqual([picture.id]);
    });

    test('recently removed pictures stay, since undo may bring them back', async () => {
      const id = await start();
      await put(id, { bytes }, 0.5);
      expect(await readAnswer(post(id, await png('#113356')))).toEqual(full);
      expect(await kept(id)).toEqual(['f'.repeat(32)]);
    });

    test.each(['documents', 'document_versions'] as const)('pictures that %s show stay', async (table) => {
      const id = await start();
      await put(id, { bytes });
      const content = JSON.stringify(paragraphsOf('f'.repeat(32)));
      const { db } = app.connection;
      if (table === 'documents') {
        await db.updateTable('documents').set({ content }).where('id', '=', id).execute();
      } else {
        await db
          .insertInto('document_versions')
          .values({
            id: crypto.randomUUID(),
            document_id: id,
            made_at: new Date().toISOString(),
            kind: 'saved',
            title: 'Atlas',
            name: '',
            words: 1,
            bytes: 1,
            content,
          })
          .execute();
      }
      expect(await readAnswer(post(id, await png('#113357')))).toEqual(full);
      expect(await kept(id)).toEqual(['f'.repeat(32)]);
    });

    test('the pictures of all of a visitor’s documents are counted together with the texts', async () => {
      const visitor = await app.visitor();
      const one = await answerOf(created, visitor.post('/docs/create_blank', { title: 'One' }));
      const other = await answerOf(created, visitor.post('/docs/create_blank', { title: 'Other' }));
      await put(one.id, { bytes: 300 * 1024 * 1024 });
      expect(await readAnswer(post(other.id, await png('#113358'), visitor))).toEqual({
        status: 409,
        body: { code: 'too_much_kept', error: expect.stringContaining('sign in') },
      });
      const content = paragraphsOf('A text that is longer than nothing');
      const save = visitor.post(`/docs/save/${other.id}`, { title: 'Other', content });
      expect(await readAnswer(save)).toMatchObject({ status: 409, body: { code: 'too_much_kept' } });
      const copy = visitor.post(`/docs/duplicate/${one.id}`, { title: 'Copy' });
      expect(await readAnswer(copy)).toMatchObject({ status: 409, body: { code: 'too_much_kept' } });
    });
  });

  test('locking encrypts the pictures too, and the password restores them', async () => {
    const id = await start();
    const picture = await add(id, await png('#557799'));
    const before = Buffer.from(await (await read(id, picture.id)).arrayBuffer());
    expect(await lock(id)).toEqual(ok);
    expect(await kept(id)).toEqual([]);
    expect((await read(id, picture.id)).status).toBe(404);
    expect(await readAnswer(post(id, await png('#557798')))).toMatchObject({
      status: 423,
      body: { code: 'document_locked', error: expect.stringContaining('picture') },
    });
    expect(await unlock(id)).toEqual(ok);
    expect(Buffer.from(await (await read(id, picture.id)).arrayBuffer())).toEqual(before);
  });

  test('a lock encrypts as many pictures as a document may have', async () => {
    const id = await start();
    const content = randomBytes(maxDocumentPictureBytes).toString('base64');
    await put(id, { content, bytes: maxDocumentPictureBytes });
    expect(await lock(id)).toEqual(ok);
    expect(await unlock(id)).toEqual(ok);
    const row = await app.connection.db
      .selectFrom('document_pictures')
      .select('content')
      .where('document_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.content === content).toBe(true);
  });

  test('a picture that arrives during locking is encrypted or refused', async () => {
    const id = await start();
    const [locked, added] = await Promise.all([lock(id), readAnswer(post(id, await png('#557799')))]);
    expect(locked).toEqual(ok);
    expect(await kept(id)).toEqual([]);
    await unlock(id);
    expect(await kept(id)).toHaveLength(added.status === 200 ? 1 : 0);
  });

  test.runIf(kind.name === 'SQLite')('a lock leaves no picture in the database’s files', async () => {
    const id = await start();
    const noise = { width: 40, height: 40, channels: 3 } as const;
    const unlike = sharp(randomBytes(40 * 40 * 3), { raw: noise }).png();
    const picture = await add(id, new Uint8Array(await unlike.toBuffer()));
    const bytes = Buffer.from(await (await read(id, picture.id)).arrayBuffer());
    const part = bytes.subarray(300, 600).toString('base64');
    const { dataDir } = app.database.settings;
    const hasPart = async () => {
      const files = await readdir(dataDir);
      const contents = await Promise.all(files.map((name) => readFile(join(dataDir, name))));
      return contents.some((content) => content.includes(part));
    };
    expect(await hasPart()).toBe(true);
    expect(await lock(id)).toEqual(ok);
    expect(await hasPart()).toBe(false);
  });

  test('an incomplete document accepts no picture', async () => {
    const id = await start();
    await app.connection.db.updateTable('documents').set({ incomplete: 1 }).where('id', '=', id).execute();
    expect(await readAnswer(post(id, await png('#99aabb')))).toMatchObject({
      status: 403,
      body: { code: 'document_incomplete' },
    });
  });

  test('the export of an account contains its pictures', async () => {
    const visitor = await app.visitor();
    const { id } = await answerOf(created, visitor.post('/docs/create_blank', { title: 'Atlas' }));
    const picture = await answerOf(keptPicture, post(id, await png('#aabbcc'), visitor));
    const answer = await visitor.get('/account/export');
    const zip = Buffer.from(await answer.arrayBuffer());
    expect(zip.includes(`pictures/${picture.id}.png`)).toBe(true);
  });
});
