import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { documents } from './documents.fixtures.ts';
import { homeMachine } from './home.machine.ts';
import type { HomeEmitted, HomeLists } from './home.types.ts';
import { listed, tagsInUse } from './listed.ts';

const lists: HomeLists = { docs: documents, recent: documents.slice(0, 2) };

function begin() {
  const load = callsOf<void, HomeLists>();
  const createBlank = callsOf<void, { id: string }>();
  const toggle = callsOf<{ id: string }, { favourite: boolean }>();
  const emitted: HomeEmitted[] = [];
  const machine = homeMachine.provide({
    actors: {
      load: fromPromise(load.creator),
      createBlank: fromPromise(createBlank.creator),
      toggleFavourite: fromPromise(toggle.creator),
    },
  });
  const actor = createActor(machine);
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  const favourites = () =>
    actor
      .getSnapshot()
      .context.docs.filter(({ favourite }) => favourite)
      .map(({ id }) => id);
  return { actor, load, createBlank, toggle, emitted, favourites };
}

async function start() {
  const flow = begin();
  await flow.load.last().resolve(lists);
  return flow;
}

describe('creating', () => {
  it('opens the new document, once for two presses', async () => {
    const { actor, createBlank, emitted } = await start();
    actor.send({ type: 'create' });
    actor.send({ type: 'create' });
    expect(createBlank.calls).toHaveLength(1);
    await createBlank.last().resolve({ id: 'doc-new' });
    expect(emitted).toEqual([{ type: 'opened', id: 'doc-new' }]);
  });

  it('regression 50: takes the wish while the lists are still on their way', async () => {
    const { actor, load, createBlank, emitted } = begin();
    actor.send({ type: 'create' });
    await load.last().resolve(lists);
    expect(createBlank.calls).toHaveLength(1);
    await createBlank.last().resolve({ id: 'doc-new' });
    expect(emitted).toEqual([{ type: 'opened', id: 'doc-new' }]);
    expect(actor.getSnapshot().context.docs).toEqual(documents);
  });

  it("shows the server's error in an alert that leaves the page usable", async () => {
    const { actor, createBlank } = await start();
    actor.send({ type: 'create' });
    await createBlank.last().reject(new Error('There is no room for another document.'));
    expect(actor.getSnapshot().value).toMatchObject({ page: 'ready', alert: 'open' });
    expect(actor.getSnapshot().context.error).toBe('There is no room for another document.');
    actor.send({ type: 'alert.dismiss' });
    actor.send({ type: 'create' });
    expect(actor.getSnapshot().value).toMatchObject({ page: 'creating', alert: 'closed' });
  });
});

describe('favourites', () => {
  it('show at once and are told one after the other', async () => {
    const { actor, toggle, favourites } = await start();
    actor.send({ type: 'favourite.toggle', id: 'doc-sleep' });
    actor.send({ type: 'favourite.toggle', id: 'doc-canals' });
    expect(favourites()).toEqual(['doc-sleep', 'doc-utopia']);
    expect(toggle.calls.map((call) => call.input.id)).toEqual(['doc-sleep']);
    await toggle.last().resolve({ favourite: true });
    expect(toggle.calls.map((call) => call.input.id)).toEqual(['doc-sleep', 'doc-canals']);
  });

  it('are not told when a second press takes back one that waits', async () => {
    const { actor, toggle, favourites } = await start();
    actor.send({ type: 'favourite.toggle', id: 'doc-sleep' });
    actor.send({ type: 'favourite.toggle', id: 'doc-grid' });
    actor.send({ type: 'favourite.toggle', id: 'doc-grid' });
    await toggle.last().resolve({ favourite: true });
    expect(toggle.calls).toHaveLength(1);
    expect(favourites()).toEqual(['doc-canals', 'doc-sleep', 'doc-utopia']);
  });

  it('turn back when they are refused', async () => {
    const { actor, toggle, favourites } = await start();
    actor.send({ type: 'favourite.toggle', id: 'doc-sleep' });
    await toggle.last().reject(new Error('This document is not yours any more.'));
    expect(favourites()).toEqual(['doc-canals', 'doc-utopia']);
    expect(actor.getSnapshot().hasTag('alert')).toBe(true);
  });
});

describe('searching (SPEC §5)', () => {
  const ids = (search: string, filter: 'all' | 'favourites' = 'all') =>
    listed(documents, { search, filter }).map(({ id }) => id);

  it('finds titles and tags, whatever their case', () => {
    expect(ids('CANALS')).toEqual(['doc-canals']);
    expect(ids('Term paper')).toEqual(['doc-canals', 'doc-grid']);
    expect(ids(' nothing like it ')).toEqual([]);
    expect(ids('')).toHaveLength(6);
  });

  it('keeps to favourites', () => {
    expect(ids('', 'favourites')).toEqual(['doc-canals', 'doc-utopia']);
    expect(ids('letters', 'favourites')).toEqual([]);
  });

  it('is filled by a tag', async () => {
    const { actor } = await start();
    actor.send({ type: 'tag.press', tag: 'seminar' });
    expect(actor.getSnapshot().context.search).toBe('seminar');
  });

  it('offers every tag once, in the order of the alphabet', () => {
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
