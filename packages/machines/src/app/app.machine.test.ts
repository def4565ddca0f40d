import { sampleEssays } from '@octavo/contract/sample-essays';
import { expect, it } from 'vitest';
import { film } from '../greeting/film.fixtures.ts';
import { startApp, startOnDocument } from './testing/start-app.ts';

it('requests nothing before there is a session', async () => {
  const { letIn, account, lists } = startApp();
  expect([account.calls.length, lists.calls.length]).toEqual([0, 0]);
  await letIn();
  expect([account.calls.length, lists.calls.length]).toEqual([1, 1]);
});

it('reloads the lists on reconnecting, even if they could not be loaded before', async () => {
  const { app, letIn, lists, flows } = startApp();
  await letIn();
  await lists.last().reject(new Error('No connection.'));
  expect(flows().home.getSnapshot().hasTag('failed')).toBe(true);
  app.send({ type: 'lists.stale' });
  expect(lists.calls).toHaveLength(2);
  await lists.last().resolve({ docs: [], recent: [], moved: [], trashed: 0, next: null, isKept: false });
  app.send({ type: 'lists.stale' });
  expect([lists.calls.length, flows().home.getSnapshot().hasTag('ready')]).toEqual([3, true]);
});

it('counts each page view, once there is a session', async () => {
  const { app, letIn, visited } = startApp('/app/trash/');
  expect(visited).toEqual([]);
  await letIn();
  app.send({ type: 'change-page', route: { page: 'history' } });
  expect(visited).toEqual(['trash', 'history']);
});

it('closes the drawer when another page is shown, however it was reached', async () => {
  const { app, letIn, flows } = startApp();
  await letIn();
  flows().sidebar.send({ type: 'drawer.toggle' });
  app.send({ type: 'change-page', route: { page: 'prices' } });
  expect(flows().sidebar.getSnapshot().value).toBe('closed');
});

it('reports a flow that cannot be fetched', async () => {
  const { app, letIn, alerts } = startApp();
  await letIn();
  app.send({ type: 'flow.unreachable' });
  expect(alerts()).toEqual([{ name: 'partUnreachable' }]);
});

it.each(['essay.stoodIn', 'brainstorm.stoodIn'] as const)('a toast follows %s', async (type) => {
  const { app, flows, letIn } = startApp();
  await letIn();
  app.send({ type });
  expect(flows().notifications.getSnapshot().context.toast).toEqual({
    kind: 'note',
    message: { name: 'stoodIn' },
  });
});

it('shows refusals from every page in one queue', async () => {
  const { app, flows, letIn, toggle, alerts } = startApp();
  await letIn();
  flows().favourites.send({ type: 'toggle', id: 'doc-sleep', favourite: false });
  await toggle.last().reject(new Error('This document is not yours any more.'));
  app.send({ type: 'home.refused', message: 'There is no room for another document.' });
  app.send({ type: 'desk.alert', about: 'save', message: { text: 'The disk is full.' } });
  expect(alerts()).toEqual([
    { text: 'This document is not yours any more.' },
    { text: 'There is no room for another document.' },
    { text: 'The disk is full.' },
  ]);
});

it('starts an essay on a point of the open board', async () => {
  const { app, flows } = await startOnDocument();
  expect(flows().preferences.getSnapshot().context.preferences.essayTourSeen).toBe(false);
  app.send({ type: 'desk.essay.wanted', topic: 'Canals by night' });
  // From now on no arrow points to the button that starts an essay.
  expect(flows().preferences.getSnapshot().context.preferences.essayTourSeen).toBe(true);
  expect(flows().essay.getSnapshot().context.draft.topic).toBe('Canals by night');
  expect(flows().overlay.getSnapshot().context.stack).toEqual(['essay']);
});

it('regression 126: closes the overlays of a document when the reader goes back to another page', async () => {
  const { app, flows } = await startOnDocument();
  app.send({ type: 'overlay.open', name: 'tags' });
  app.send({ type: 'change-page', route: { page: 'history' } });
  expect([app.getSnapshot().context.desk, flows().overlay.getSnapshot().context.stack]).toEqual([null, []]);
});

it('counts the closes of the film, and does not request it after two', async () => {
  const { app, flows, films, letIn, context } = startApp();
  await letIn();
  await films.last().resolve(film);
  expect(flows().greeting.getSnapshot().hasTag('visible')).toBe(true);
  flows().greeting.send({ type: 'close' });
  expect(context().preferences.greetingCloses).toBe(1);
  app.send({ type: 'change-page', route: { page: 'changelog' } });
  app.send({ type: 'change-page', route: { page: 'home' } });
  expect(flows().greeting.getSnapshot().value).toBe('closed');
  expect(films.calls).toHaveLength(1);
});

it('stops the film when the reader leaves home', async () => {
  const { app, flows, films, letIn } = startApp();
  await letIn();
  await films.last().resolve(film);
  flows().greeting.send({ type: 'play' });
  app.send({ type: 'change-page', route: { page: 'changelog' } });
  expect(flows().greeting.getSnapshot().value).toBe('idle');
});

it('starts an essay for a reader of a sample essay', async () => {
  const { flows, letIn } = startApp();
  await letIn();
  flows().samples.send({ type: 'open', id: sampleEssays[0].id });
  expect(flows().overlay.getSnapshot().context.stack).toEqual(['samples']);
  flows().samples.send({ type: 'write' });
  expect(flows().overlay.getSnapshot().context.stack).toEqual(['essay']);
});

it('starts a new version once nothing is unsaved, or at once if no document is open', async () => {
  const { app, flows, reload } = await startOnDocument();
  flows().update.send({ type: 'found' });
  app.send({ type: 'change-page', route: { page: 'home' } });
  flows().update.send({ type: 'start' });
  await expect.poll(() => reload).toHaveBeenCalledTimes(1);
});
