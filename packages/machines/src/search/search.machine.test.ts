import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { documents } from '../home/documents.fixtures.ts';
import { CallError } from '../testing/call-error.ts';
import { callsOf } from '../testing/calls.ts';
import { searchMachine } from './search.machine.ts';
import type { Findings } from './search.types.ts';

const found = documents.slice(0, 2).map((document) => ({ ...document, excerpt: [] }));

function start() {
  const search = callsOf<{ term: string }, Findings>();
  const clock = new SimulatedClock();
  const actor = createActor(searchMachine.provide({ actors: { search: fromPromise(search.creator) } }), {
    clock,
  }).start();
  const type = (term: string) => actor.send({ type: 'term.change', term });
  return { actor, search, clock, type, state: () => actor.getSnapshot() };
}

describe('searching the texts', () => {
  it('waits for the last key, and searches once', () => {
    const { search, clock, type } = start();
    type('w');
    clock.increment(299);
    type(' wa ');
    clock.increment(299);
    expect(search.calls).toHaveLength(0);
    clock.increment(1);
    expect(search.calls.map(({ input }) => input)).toEqual([{ term: 'wa' }]);
  });

  it('cancels a search when something else is typed, and ignores its late answer', async () => {
    const { search, clock, type, state } = start();
    type('wa');
    clock.increment(300);
    const first = search.last();
    type('water');
    expect(first.signal.aborted).toBe(true);
    await first.resolve({ docs: found, more: false });
    expect([state().value, state().context.docs]).toEqual(['waiting', []]);
    clock.increment(300);
    await search.last().resolve({ docs: found, more: true });
    expect(state().context).toMatchObject({ docs: found, more: true, foundFor: 'water' });
  });

  it('ends with an empty box, and ignores an added space', async () => {
    const { search, clock, type, state } = start();
    type('wa');
    clock.increment(300);
    await search.last().resolve({ docs: found, more: false });
    type('wa ');
    expect(state().value).toBe('found');
    type('');
    expect([state().value, state().context.docs]).toEqual(['idle', []]);
    clock.increment(300);
    expect(search.calls).toHaveLength(1);
  });

  it('distinguishes a failure from a lost connection, and retries', async () => {
    const { actor, search, clock, type, state } = start();
    type('wa');
    clock.increment(300);
    await search.last().reject(new Error('busy'));
    expect(state().hasTag('failed')).toBe(true);
    actor.send({ type: 'retry' });
    await search.last().reject(new CallError('unreachable', 'no server'));
    expect(state().hasTag('offline')).toBe(true);
    actor.send({ type: 'refresh' });
    await search.last().resolve({ docs: found, more: false });
    expect(state().value).toBe('found');
  });

  it('drops documents that went to the trash', async () => {
    const { actor, search, clock, type, state } = start();
    type('wa');
    clock.increment(300);
    await search.last().resolve({ docs: found, more: false });
    actor.send({ type: 'document.removed', id: found[0]?.id ?? '' });
    expect(state().context.docs).toEqual(found.slice(1));
  });
});
