import { created } from '@octavo/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sharingWriter } from '../readers/testing/sharing-writer.ts';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { paragraphsOf } from '../testing/paragraphs-of.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { oneDatabase } from '../testing/test-databases.ts';
import type { ExportJob } from '../export/export-job.ts';
import type { Caller } from '../limits/fair-order.ts';
import type { DocumentServices } from './routes.ts';

const options = { fileType: 'pdf', margin: 25, pageSize: 'A4', fontSize: 12, font: 'tinos' };

describe.each(oneDatabase)('downloading on $name', (kind) => {
  const made = vi.fn<(job: ExportJob) => void>();
  const exportDocument: DocumentServices['exportDocument'] = async (job, caller) => {
    made(typeof job === 'function' ? await job() : job);
    callers.push(caller);
    return {
      bytes: new TextEncoder().encode('%PDF-'),
      contentType: 'application/pdf',
      extension: 'pdf',
    };
  };
  const callers: Caller[] = [];
  let app: TestApp;
  let writer: Browser;
  let id: string;

  beforeAll(async () => {
    app = await openTestApp(kind, { services: { exportDocument } });
    writer = await app.visitor();
    ({ id } = await answerOf(created, writer.post('/docs/create_blank', { title: 'Ebb' })));
    await writer.post(`/docs/save/${id}`, { title: 'Ebb', content: paragraphsOf('Low water') });
  });
  afterAll(() => app.close());

  test('the file has its type and name, and is made from the stored text', async () => {
    const answer = await writer.post(`/docs/download/${id}`, options);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Ebb.pdf"; filename*=UTF-8''Ebb.pdf`,
    );
    expect(await answer.text()).toBe('%PDF-');
    expect(made).toHaveBeenLastCalledWith({
      title: 'Ebb',
      pictures: [],
      content: JSON.stringify(paragraphsOf('Low water')),
      options: { ...options, citations: 'formatted' },
    });
    expect(callers.at(-1)).toEqual({ accountId: expect.any(String), network: '127.0.0.1' });
  });

  test('comments are in the file on request, with the names of their authors', async () => {
    const on = sharingWriter(app, writer);
    const reader = await on.open((await on.share(id)).token);
    await reader.browser.post(reader.at('name'), { name: 'Grace' });
    await on.answer(id, (await on.say(reader, 'Which one?')).id, 'This one.');
    await writer.post(`/docs/download/${id}`, { ...options, fileType: 'odt' });
    expect(made.mock.lastCall?.[0].comments).toBeUndefined();
    await writer.post(`/docs/download/${id}`, { ...options, fileType: 'odt', comments: true });
    expect(made.mock.lastCall?.[0].comments?.map(({ name, text }) => [name, text])).toEqual([
      ['Grace', 'Which one?'],
      ['', 'This one.'],
    ]);
  });

  test('section labels are in the file on request', async () => {
    await writer.post(`/docs/download/${id}`, { ...options, sectionLabels: true });
    expect(made.mock.lastCall?.[0].options.sectionLabels).toBe(true);
  });

  test.each([
    ['fileType', 'exe'],
    ['margin', 9],
    ['margin', 41],
    ['pageSize', 'B5'],
    ['fontSize', 8],
    ['fontSize', 17],
    ['font', 'Comic Sans'],
    ['sectionLabels', 'yes'],
  ])('%s %s is refused by its name', async (field, value) => {
    const { status, body } = await readAnswer(
      writer.post(`/docs/download/${id}`, { ...options, [field]: value }),
    );
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: expect.stringContaining(`"${field}"`), code: 'invalid_request' },
    });
  });

  test('a locked document cannot be downloaded', async () => {
    await app.connection.db.updateTable('documents').set({ encryption: 1 }).where('id', '=', id).execute();
    const { status, body } = await readAnswer(writer.post(`/docs/download/${id}`, options));
    expect({ status, body }).toEqual({
      status: 423,
      body: {
        error: 'This document is locked. Unlock it with its password before it is downloaded.',
        code: 'document_locked',
      },
    });
  });
});

describe.each(oneDatabase)('real files from $name', (kind) => {
  let app: TestApp;
  let writer: Browser;
  let id: string;

  beforeAll(async () => {
    app = await openTestApp(kind);
    writer = await app.visitor();
    ({ id } = await answerOf(created, writer.post('/docs/create_blank', { title: 'Flood' })));
    await writer.post(`/docs/save/${id}`, { title: 'Flood', content: paragraphsOf('High water') });
  });
  afterAll(() => app.close());

  test.each([
    ['pdf', 'application/pdf', '%PDF-'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
    ['odt', 'application/vnd.oasis.opendocument.text', 'PK'],
    ['epub', 'application/epub+zip', 'PK'],
    ['html', 'text/html; charset=utf-8', '<!doctype html>'],
    ['md', 'text/markdown; charset=utf-8', '# Flood'],
    ['tex', 'application/x-tex; charset=utf-8', '\\documentclass'],
    ['txt', 'text/plain; charset=utf-8', 'Flood'],
  ])('%s', async (fileType, contentType, beginning) => {
    const answer = await writer.post(`/docs/download/${id}`, { ...options, fileType });
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, contentType]);
    expect(answer.headers.get('content-disposition')).toContain(`filename="Flood.${fileType}"`);
    expect(text.slice(0, 400).toLowerCase()).toContain(beginning.toLowerCase());
  });
});
