import { describe, expect, it } from 'vitest';
import { deskMachine } from '../desk/desk.machine.ts';
import { stage } from '../testing/stage.ts';
import { startApp, startOnDocument } from './testing/start-app.ts';

it('opens a created document, and closes its desk on the way back', async () => {
  const { app, context, flows, letIn, lists, createBlank, fetchDesk } = startApp();
  await letIn();
  await lists.last().resolve({ docs: [], recent: [], moved: [], trashed: 0, next: null, isKept: false });
  flows().home.send({ type: 'create' });
  await createBlank.last().resolve({ id: 'doc-new' });
  expect(fetchDesk.last().input).toEqual({ id: 'doc-new' });

  await fetchDesk.last().resolve(stage(deskMachine));
  const { desk } = context();
  expect(desk?.getSnapshot().context.id).toBe('doc-new');
  app.send({ type: 'change-page', route: { page: 'home' } });
  expect(desk?.getSnapshot().value).toBe('closing');
  expect([context().desk, app.getSnapshot().hasTag('home')]).toEqual([null, true]);
});

it('opens a new desk for another document', async () => {
  const { app, context, fetchDesk } = await startOnDocument();
  const first = context().desk;
  app.send({ type: 'change-page', route: { page: 'document', id: 'doc-sleep' } });
  expect(first?.getSnapshot().value).toBe('closing');
  await fetchDesk.last().resolve(stage(deskMachine));
  expect(context().desk?.getSnapshot().context.id).toBe('doc-sleep');
});

it('drops a desk that arrives after its page was left', async () => {
  const { app, context, letIn, fetchDesk } = startApp('/app/document/doc-canals');
  await letIn();
  app.send({ type: 'change-page', route: { page: 'home' } });
  await fetchDesk.last().resolve(stage(deskMachine));
  expect(context().desk).toBeNull();
});

it('reports a document that cannot be fetched, and retries', async () => {
  const { app, letIn, fetchDesk } = startApp('/app/document/doc-canals');
  await letIn();
  await fetchDesk.last().reject(new TypeError('Failed to fetch dynamically imported module'));
  expect(app.getSnapshot().hasTag('failed')).toBe(true);
  app.send({ type: 'retry' });
  expect([fetchDesk.calls.length, app.getSnapshot().hasTag('busy')]).toEqual([2, true]);
});

it('passes preferences that were changed elsewhere to the desk', async () => {
  const { context, flows } = await startOnDocument();
  flows().preferences.send({ type: 'toggle', flag: 'suggestionsEnabled' });
  expect(context().desk?.getSnapshot().context.preferences.suggestionsEnabled).toBe(false);
});

it('goes home from a document that does not exist', async () => {
  const { app } = await startOnDocument();
  app.send({ type: 'desk.missing' });
  expect(app.getSnapshot().context.route).toEqual({ page: 'home' });
});

it('follows a document that continues under another id', async () => {
  const { app, fetchDesk } = await startOnDocument();
  app.send({ type: 'desk.moved', route: { page: 'document', id: 'doc-copy' } });
  expect(fetchDesk.last().input).toEqual({ id: 'doc-copy' });
});

it('stores what a desk asks to store, and opens its overlays', async () => {
  const { app, flows } = await startOnDocument();
  app.send({ type: 'desk.preferences.set', change: { ignoredRules: ['Spelling'] } });
  app.send({ type: 'overlay.open', name: 'download' });
  expect(flows().preferences.getSnapshot().context.preferences.ignoredRules).toEqual(['Spelling']);
  expect(flows().overlay.getSnapshot().context.stack).toEqual(['download']);
  app.send({ type: 'overlay.close', name: 'download' });
  expect(flows().overlay.getSnapshot().value).toBe('closed');
});

it('leaves a document that went to the trash, and can restore it from there', async () => {
  const { app, context, flows, lists, remove, restore } = await startOnDocument();
  const document = { id: 'doc-canals', title: 'Canals' };
  flows().deletion.send({ type: 'ask', task: { kind: 'trash', document } });
  expect(flows().overlay.getSnapshot().context.stack).toEqual(['deletion']);
  flows().deletion.send({ type: 'confirm' });
  await remove.last().resolve(null);
  expect([context().route, context().desk]).toEqual([{ page: 'home' }, null]);
  expect(flows().overlay.getSnapshot().value).toBe('closed');
  expect(flows().notifications.getSnapshot().context.toast).toEqual({
    kind: 'undo',
    id: 'doc-canals',
    message: { name: 'documentTrashed', values: { title: 'Canals' } },
  });

  await lists.last().resolve({ docs: [], recent: [], moved: [], trashed: 1, next: null, isKept: false });
  const listed = lists.calls.length;
  flows().notifications.send({ type: 'toast.undo', id: 'doc-canals' });
  await restore.last().resolve(null);
  expect(restore.last().input).toEqual({ id: 'doc-canals' });
  expect(lists.calls.length).toBe(listed + 1);
  expect(app.getSnapshot().hasTag('home')).toBe(true);
});

it('says why a document could not be deleted', async () => {
  const { flows, letIn, remove, alerts } = startApp('/app/trash/');
  await letIn();
  flows().deletion.send({ type: 'ask', task: { kind: 'all', count: 2 } });
  flows().deletion.send({ type: 'confirm' });
  await remove.last().reject(new Error('The trash could not be emptied.'));
  expect(alerts()).toEqual([{ text: 'The trash could not be emptied.' }]);
});

describe('unsaved text of a missing document', () => {
  const words = [{ id: 'doc-tides', title: 'Tides', reason: 'deleted', texts: [] }] as const;

  it('is offered in its own dialog, and is listed once kept', async () => {
    const { app, flows, letIn, lists } = startApp();
    await letIn();
    await lists.last().resolve({ docs: [], recent: [], moved: [], trashed: 0, next: null, isKept: false });
    app.send({ type: 'words.left', words });
    flows().recovery.send({ type: 'open' });
    expect(flows().overlay.getSnapshot().context.stack).toEqual(['recovery']);
    app.send({ type: 'overlay.dismissed', name: 'recovery' });
    expect([flows().recovery.getSnapshot().value, flows().overlay.getSnapshot().value]).toEqual([
      'asking',
      'closed',
    ]);
    const listed = lists.calls.length;
    app.send({ type: 'recovery.kept' });
    expect(lists.calls.length).toBe(listed + 1);
    expect(flows().notifications.getSnapshot().context.toast).toEqual({
      kind: 'note',
      message: { name: 'wordsKept' },
    });
  });

  it('is looked for after a deletion for good, and when a document is left', async () => {
    const { app, flows, looks, remove } = await startOnDocument();
    flows().deletion.send({ type: 'ask', task: { kind: 'all', count: 2 } });
    flows().deletion.send({ type: 'confirm' });
    await remove.last().resolve(null);
    expect(looks).toEqual(['look']);
    app.send({ type: 'desk.missing' });
    expect(looks).toEqual(['look', 'look.now', 'look']);
  });
});
