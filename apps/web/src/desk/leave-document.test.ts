import { documentMachine, type LoadedDocument } from '@octavo/machines/document';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { savesSettled } from '../wiring/unsettled-saves.ts';
import { leaveDocument } from './leave-document.ts';

const loaded: LoadedDocument = {
  unsaved: false,
  document: {
    id: 'a',
    title: 'Draft',
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
    writingMode: 'blank',
    encryption: false,
    isIncomplete: false,
    favourite: false,
    tags: '',
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  },
};

async function openDraft() {
  const saves: PromiseWithResolvers<void>[] = [];
  const document = createActor(
    documentMachine.provide({
      actors: {
        load: fromPromise(async () => loaded),
        save: fromPromise(async ({ input: { version } }) => {
          const save = Promise.withResolvers<void>();
          saves.push(save);
          await save.promise;
          return { version: version + 1, savedAt: '2026-01-01T00:00:01.000Z' };
        }),
        journal: fromCallback(() => {}),
        browser: fromCallback(() => {}),
      },
    }),
    { input: { id: 'a' } },
  ).start();
  await waitFor(document, (state) => state.hasTag('editable'));
  return { document, saves };
}

test('what waits to be saved is saved before the machine ends', async () => {
  const { document, saves } = await openDraft();
  document.send({ type: 'edit' });

  const left = leaveDocument(document);
  expect(saves).toHaveLength(1);
  saves[0]?.resolve();
  await left;

  expect(document.getSnapshot()).toMatchObject({ status: 'stopped', context: { version: 2 } });
});

test('regression 24: what is typed while a save runs is saved as well, and the list waits for it', async () => {
  const { document, saves } = await openDraft();
  document.send({ type: 'edit' });
  document.send({ type: 'flush' });
  document.send({ type: 'edit' });

  const left = leaveDocument(document);
  const order: string[] = [];
  void savesSettled().then(() => order.push('list'));
  saves[0]?.resolve();
  await waitFor(document, ({ context }) => context.version === 2);
  expect([saves.length, order]).toEqual([2, []]);
  saves[1]?.resolve();
  await left;
  await savesSettled();

  expect([document.getSnapshot().context.version, order]).toEqual([3, ['list']]);
});

test('nobody waits for a document that is still being loaded', async () => {
  const document = createActor(
    documentMachine.provide({
      actors: {
        load: fromPromise(() => new Promise<LoadedDocument>(() => {})),
        journal: fromCallback(() => {}),
        browser: fromCallback(() => {}),
      },
    }),
    { input: { id: 'a' } },
  ).start();
  await leaveDocument(document);
  expect(document.getSnapshot().status).toBe('stopped');
});
