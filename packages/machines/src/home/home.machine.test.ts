import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { documents } from './documents.fixtures.ts';
import { homeMachine } from './home.machine.ts';
import type { HomeEmitted, HomeFilter, HomeLists, HomeOrder, HomePage } from './home.types.ts';
import { listed, tagsInUse } from './listed.ts';

const lists: HomeLists = {
  docs: documents,
  recent: documents.slice(0, 2),
  moved: [],
  trashed: 0,
  next: null,
  isKept: false,
};

function begin() {
  const load = callsOf<void, HomeLists>();
  const loadPage = callsOf<{ next: string }, HomePage>();
  const createBlank = callsOf<void, { id: string }>();
  const emitted: HomeEmitted[] = [];
  const reported: (readonly string[])[] = [];
  const machine = homeMachine.provide({
    actors: {
      load: fromPromise(load.creator),
      refresh: fromPromise(load.creator),
      loadPage: fromPromise(loadPage.creator),
      createBlank: fromPromise(createBlank.creator),
      reportMovedSeen: fromPromise(async ({ input: { ids } }) => void reported.push(ids)),
    },
  });
  const actor = createActor(machine);
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  actor.send({ type: 'enter' });
  return { actor, load, loadPage, createBlank, emitted, reported };
}

async function start() {
  const flow = begin();
  await flow.load.last().resolve(lists);
  return flow;
}

describe('creating', () => {
  it('opens the new document, once for two presses, and counts it', async () => {
    const { actor, load, createBlank, emitted } = await start();
    actor.send({ type: 'create' });
    actor.send({ type: 'create' });
    expect(createBlank.calls).toHaveLength(1);
    await createBlank.last().resolve({ id: 'doc-new' });
    expect(emitted).toEqual([{ type: 'chosen', id: 'doc-new' }]);
    expect(load.calls).toHaveLength(2);
  });

  it('regression 50: accepts a request while the lists are still loading', async () => {
    const { actor, load, createBlank, emitted } = begin();
    actor.send({ type: 'create' });
    await load.last().resolve(lists);
    expect(createBlank.calls).toHaveLength(1);
    await createBlank.last().resolve({ id: 'doc-new' });
    expect(emitted).toEqual([{ type: 'chosen', id: 'doc-new' }]);
    expect(actor.getSnapshot().context.docs).toEqual(documents);
  });

  it('requests the lists again if they could not be loaded, and then creates', async () => {
    const { actor, load, createBlank, emitted } = begin();
    await load.last().reject(new Error('The server did not answer.'));
    actor.send({ type: 'create' });
    expect(createBlank.calls).toHaveLength(0);
    await load.last().resolve(lists);
    expect(createBlank.calls).toHaveLength(1);
    await createBlank.last().resolve({ id: 'doc-new' });
    expect(emitted).toEqual([{ type: 'chosen', id: 'doc-new' }]);
  });

  it('reports the server’s error and leaves the page usable', async () => {
    const { actor, createBlank, emitted } = await start();
    actor.send({ type: 'create' });
    await createBlank.last().reject(new Error('There is no room for another document.'));
    expect(emitted).toEqual([{ type: 'refused', message: 'There is no room for another document.' }]);
    actor.send({ type: 'create' });
    expect(actor.getSnapshot().value).toBe('creating');
  });
});

it('distinguishes a lost connection from a refusal by the server', async () => {
  const { actor, createBlank, emitted } = await start();
  actor.send({ type: 'create' });
  await createBlank.last().reject(Object.assign(new Error('Offline'), { code: 'unreachable' }));
  expect(emitted).toEqual([{ type: 'unreachable' }]);
  expect(actor.getSnapshot().hasTag('ready')).toBe(true);
});

describe('many documents', () => {
  const [first, second, third, ...others] = documents;

  it('shows the first page at once and adds the others without duplicates', async () => {
    const { actor, load, loadPage } = begin();
    if (!first || !second || !third) throw new Error('The fixtures hold six documents.');
    await load.last().resolve({ ...lists, docs: [first, second], next: 'two' });
    expect([actor.getSnapshot().hasTag('ready'), actor.getSnapshot().context.docs]).toEqual([
      true,
      [first, second],
    ]);
    await loadPage.last().resolve({ docs: [second, third], next: 'three' });
    await loadPage.last().resolve({ docs: others, next: null });
    expect(actor.getSnapshot().context.docs).toEqual(documents);
    expect(loadPage.calls.map(({ input }) => input.next)).toEqual(['two', 'three']);
  });

  it('reports a page that could not be loaded, and keeps the others', async () => {
    const { actor, load, loadPage, emitted } = begin();
    await load.last().resolve({ ...lists, docs: others, next: 'two' });
    await loadPage.last().reject(new Error('offline'));
    expect(emitted).toEqual([{ type: 'refused', message: 'offline' }]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'ready', context: { docs: others } });
  });
});

describe('coming back', () => {
  it('shows the last lists at once, and the new ones once loaded', async () => {
    const { actor, load } = await start();
    actor.send({ type: 'enter' });
    expect(actor.getSnapshot().hasTag('ready')).toBe(true);
    expect(actor.getSnapshot().context.docs).toEqual(documents);
    await load.last().resolve({ docs: [], recent: [], moved: [], trashed: 0, next: null, isKept: false });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.docs]).toEqual(['ready', []]);
  });

  it('regression 111: requests again if a document came back while the lists were loading', async () => {
    const { actor, load } = await start();
    actor.send({ type: 'enter' });
    const underway = load.calls.length;
    actor.send({ type: 'refresh' });
    expect(load.calls.length).toBe(underway + 1);
    await load.last().resolve({ ...lists, docs: documents.slice(1), next: null, isKept: false });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.docs]).toEqual([
      'ready',
      documents.slice(1),
    ]);
  });

  it('regression 111: still creates the requested document if the first lists are requested again', async () => {
    const { actor, load } = begin();
    actor.send({ type: 'create' });
    actor.send({ type: 'refresh' });
    expect(load.calls.length).toBe(2);
    await load.last().resolve({ ...lists, docs: documents, next: null, isKept: false });
    expect(actor.getSnapshot().value).toBe('creating');
  });

  it('reloads the lists if a document came back while a new one was refused', async () => {
    const { actor, load, createBlank } = await start();
    actor.send({ type: 'create' });
    actor.send({ type: 'refresh' });
    await createBlank.last().reject(new Error('There is no room for another document.'));
    await load.last().resolve({ ...lists, docs: documents.slice(1) });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.docs]).toEqual([
      'ready',
      documents.slice(1),
    ]);
  });

  it('keeps the lists if they cannot be reloaded', async () => {
    const { actor, load } = await start();
    actor.send({ type: 'enter' });
    await load.last().reject(new Error('offline'));
    expect([actor.getSnapshot().value, actor.getSnapshot().context.docs]).toEqual(['ready', documents]);
  });

  it('regression 182: labels a list as the stored one until the server has answered', async () => {
    const { actor, load } = await start();
    const isKept = () => actor.getSnapshot().context.isKept;
    actor.send({ type: 'enter' });
    await load
      .last()
      .reject(Object.assign(new Error('The server cannot be reached.'), { code: 'unreachable' }));
    expect(isKept()).toBe(true);
    actor.send({ type: 'retry' });
    await load.last().resolve({ ...lists, isKept: true });
    expect(isKept()).toBe(true);
    actor.send({ type: 'retry' });
    await load.last().resolve(lists);
    expect(isKept()).toBe(false);
    actor.send({ type: 'enter' });
    await load.last().reject(new Error('The list could not be read.'));
    expect(isKept()).toBe(false);
  });

  it('retries by itself if nothing was listed before', async () => {
    const { actor, load } = begin();
    await load.last().reject(new Error('offline'));
    expect(actor.getSnapshot().context.failure?.message).toBe('offline');
    actor.send({ type: 'enter' });
    await load.last().resolve(lists);
    expect(actor.getSnapshot().context).toMatchObject({ docs: documents, failure: null });
  });
});

describe('searching (SPEC §5)', () => {
  const ids = (search: string, filter: HomeFilter = 'all', order: HomeOrder = 'changed') =>
    listed(documents, { search, filter, order }).map(({ id }) => id);

  it('finds titles and tags, ignoring case', () => {
    expect(ids('CANALS')).toEqual(['doc-canals']);
    expect(ids('Term paper')).toEqual(['doc-canals', 'doc-grid']);
    expect(ids(' nothing like it ')).toEqual([]);
    expect(ids('')).toHaveLength(6);
  });

  it('is limited to favourites', () => {
    expect(ids('', 'favourites')).toEqual(['doc-canals', 'doc-utopia']);
    expect(ids('letters', 'favourites')).toEqual([]);
  });

  it('is in the chosen order', () => {
    expect(ids('term paper', 'all', 'created')).toEqual(['doc-canals', 'doc-grid']);
    expect(ids('', 'all', 'title').slice(0, 3)).toEqual(['doc-canals', 'doc-utopia', 'doc-letter']);
    expect(ids('', 'all', 'changed')).toEqual(documents.map(({ id }) => id));
  });

  it('is filled by a tag', async () => {
    const { actor, emitted } = await start();
    actor.send({ type: 'tag.press', tag: 'seminar' });
    expect(actor.getSnapshot().context.search).toBe('seminar');
    expect(emitted).toEqual([{ type: 'searched', term: 'seminar' }]);
  });

  it('offers every tag once, in alphabetical order', () => {
    expect(tagsInUse(documents)).toEqual([
      'draft',
      'history',
      'lecture',
      'letters',
      'literature',
      'neuroscience',
      'seminar',
      'technology',
      'term paper',
    ]);
  });
});

it('names the documents that have moved here until the notice was read', async () => {
  const { actor, load, reported } = begin();
  await load.last().resolve({ ...lists, moved: ['doc-canals'] });
  actor.send({ type: 'enter' });
  await load.last().resolve({ ...lists, moved: ['doc-canals', 'doc-sleep'] });
  expect(actor.getSnapshot().context.moved).toEqual(['doc-canals', 'doc-sleep']);
  actor.send({ type: 'enter' });
  actor.send({ type: 'moved.dismiss' });
  expect(actor.getSnapshot().context.moved).toEqual([]);
  expect(reported).toEqual([['doc-canals', 'doc-sleep']]);
  await load.last().resolve({ ...lists, moved: ['doc-canals', 'doc-sleep'] });
  expect(actor.getSnapshot().context.moved, 'a list that was on its way').toEqual([]);
});
