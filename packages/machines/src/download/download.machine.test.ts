import { expect, it } from 'vitest';
import type { DownloadOptions } from '@octavo/contract';
import { assign, createActor, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { type DocumentGlance, type DownloadEmitted, downloadMachine } from './download.machine.ts';

function start() {
  const download = callsOf<{ id: string; options: DownloadOptions }, unknown>();
  const machine = downloadMachine.provide({ actors: { download: fromPromise(download.creator) } });
  const actor = createActor(machine, { input: { id: 'd-1' } });
  const emitted: DownloadEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  actor.send({ type: 'open' });
  return { actor, download, emitted };
}

it('requests the file with the chosen options, kept within their bounds', () => {
  const { actor, download } = start();
  actor.send({ type: 'option.change', options: { fileType: 'docx', margin: 90 } });
  actor.send({ type: 'option.change', options: { fontSize: 4 } });
  actor.send({ type: 'submit' });
  expect(download.last().input).toEqual({
    id: 'd-1',
    options: {
      fileType: 'docx',
      margin: 40,
      pageSize: 'A4',
      fontSize: 9,
      font: 'source-serif-4',
      citations: 'formatted',
    },
  });
});

it('closes when the file is saved', async () => {
  const { actor, download, emitted } = start();
  actor.send({ type: 'submit' });
  await download.last().resolve(undefined);
  expect(actor.getSnapshot().value).toBe('closed');
  expect(emitted).toEqual([{ type: 'opened' }, { type: 'closed' }]);
});

it('shows the failure in the dialog and retries', async () => {
  const { actor, download } = start();
  actor.send({ type: 'submit' });
  await download.last().reject(new Error('The file could not be made.'));
  expect(actor.getSnapshot().context.failure?.message).toBe('The file could not be made.');
  actor.send({ type: 'submit' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'preparing', context: { failure: null } });
});

it('aborts the call when it is closed', () => {
  const { actor, download } = start();
  actor.send({ type: 'submit' });
  actor.send({ type: 'dismiss' });
  expect(download.last().signal.aborted).toBe(true);
});

it('reports its dismissal while choosing, preparing or after a failure', async () => {
  const { actor, download, emitted } = start();
  actor.send({ type: 'dismiss' });
  actor.send({ type: 'open' });
  actor.send({ type: 'submit' });
  actor.send({ type: 'dismiss' });
  actor.send({ type: 'open' });
  actor.send({ type: 'submit' });
  await download.last().reject(new Error('The file could not be made.'));
  actor.send({ type: 'dismiss' });
  const types = emitted.map(({ type }) => type);
  expect(types).toEqual(['opened', 'closed', 'opened', 'closed', 'opened', 'closed']);
});

it('opens with the options of the last download, and stores the new ones', async () => {
  const download = callsOf<{ id: string; options: DownloadOptions }, unknown>();
  const remembered: DownloadOptions[] = [];
  const machine = downloadMachine.provide({
    actors: { download: fromPromise(download.creator) },
    actions: {
      recall: assign(({ context }) => ({ options: { ...context.options, fileType: 'odt' as const } })),
      remember: ({ context }) => void remembered.push(context.options),
    },
  });
  const actor = createActor(machine, { input: { id: 'd-1' } }).start();
  actor.send({ type: 'open' });
  expect(actor.getSnapshot().context.options.fileType).toBe('odt');
  actor.send({ type: 'option.change', options: { margin: 30 } });
  actor.send({ type: 'submit' });
  await download.last().reject(new Error('The file could not be made.'));
  expect(remembered).toEqual([]);
  actor.send({ type: 'submit' });
  await download.last().resolve(undefined);
  expect(remembered).toEqual([expect.objectContaining({ fileType: 'odt', margin: 30 })]);
});

it('reads the content of the first page, and continues without it if it cannot', async () => {
  const reads = callsOf<{ id: string }, DocumentGlance>();
  const machine = downloadMachine.provide({ actors: { glance: fromPromise(reads.creator) } });
  const actor = createActor(machine, { input: { id: 'd-1' } }).start();
  actor.send({ type: 'open' });
  await reads.last().reject(new Error('There is no such document.'));
  expect(actor.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { firstPage: null, hasLabels: false },
  });
  actor.send({ type: 'dismiss' });
  actor.send({ type: 'open' });
  const glance = {
    firstPage: [{ part: 'paragraph', level: 0, text: 'Tides' }],
    hasLabels: true,
  } as const;
  await reads.last().resolve(glance);
  expect(actor.getSnapshot().context).toMatchObject(glance);
});
