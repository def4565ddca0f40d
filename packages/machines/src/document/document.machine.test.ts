import type { SaveResponse } from '@octavo/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { CallError } from '../testing/call-error.ts';
import { callsOf } from '../testing/calls.ts';
import { documentMachine } from './document.machine.ts';
import type { DocumentEmitted, JournalEvent, KeptCopy, LoadedDocument, SaveInput } from './document.types.ts';
import { canals } from './text.fixtures.ts';

const saved = (version: number): SaveResponse => ({ version, savedAt: '2026-11-21T09:30:00.000Z' });
const tooLarge = new CallError('body_too_large', 'The document is larger than 2 MB and cannot be saved.');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start(id: string | null = canals.id) {
  const load = callsOf<{ id: string }, LoadedDocument>();
  const save = callsOf<SaveInput, SaveResponse>();
  const keepBoth = callsOf<SaveInput, KeptCopy>();
  const journal: JournalEvent[] = [];
  const emitted: DocumentEmitted[] = [];
  const machine = documentMachine.provide({
    actors: {
      load: fromPromise(load.creator),
      save: fromPromise(save.creator),
      keepBoth: fromPromise(keepBoth.creator),
      journal: fromCallback<JournalEvent, { id: string | null }>(({ receive }) =>
        receive((event) => void journal.push(event)),
      ),
      connectivity: fromCallback(() => {}),
    },
  });
  const actor = createActor(machine, { input: { id } });
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  const work = () => actor.getSnapshot().value.work;
  const sync = () => actor.getSnapshot().value.sync;
  const context = () => actor.getSnapshot().context;
  return { actor, load, save, keepBoth, journal, emitted, work, sync, context };
}

async function open(document = canals, unsaved = false) {
  const flow = start(document.id);
  await flow.load.last().resolve({ document, unsaved });
  return flow;
}

async function saving() {
  const flow = await open();
  flow.actor.send({ type: 'edit' });
  vi.advanceTimersByTime(400);
  return flow;
}

describe('autosave (SPEC §4, §9)', () => {
  it('saves 400 ms after the last change, with title and version', async () => {
    const { actor, save } = await open();
    actor.send({ type: 'edit' });
    vi.advanceTimersByTime(399);
    actor.send({ type: 'edit' });
    vi.advanceTimersByTime(399);
    expect(save.calls).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(save.calls.map((call) => call.input)).toEqual([
      { id: canals.id, title: canals.title, version: 7 },
    ]);
  });

  it('saves a change of the title alone, its first character in upper case', async () => {
    const { actor, save } = await open();
    actor.send({ type: 'title.change', title: 'élan and steam' });
    vi.advanceTimersByTime(400);
    expect(save.last().input.title).toBe('Élan and steam');
  });

  it('does not save a title that stays what it was', async () => {
    const { actor, save, journal } = await open();
    actor.send({ type: 'title.change', title: canals.title });
    vi.advanceTimersByTime(10_000);
    expect([save.calls, journal]).toEqual([[], []]);
  });

  it('saves what the journal holds and the server has not', async () => {
    const { save } = await open(canals, true);
    vi.advanceTimersByTime(400);
    expect(save.calls).toHaveLength(1);
  });

  it('shows loading while saving, then success for 1500 ms, also while the next words are typed', async () => {
    const { actor, save, sync } = await saving();
    expect(sync()).toBe('loading');
    await save.last().resolve(saved(8));
    expect(sync()).toBe('success');
    actor.send({ type: 'edit' });
    vi.advanceTimersByTime(399);
    expect(sync()).toBe('success');
    vi.advanceTimersByTime(1);
    await save.last().resolve(saved(9));
    vi.advanceTimersByTime(1499);
    expect(sync()).toBe('success');
    vi.advanceTimersByTime(1);
    expect(sync()).toBe('idle');
  });

  it('changes no context on a key press and tells the journal', async () => {
    const { actor, journal, context } = await open();
    const before = context();
    for (let press = 0; press < 3; press += 1) actor.send({ type: 'edit' });
    expect(context()).toBe(before);
    expect(journal).toHaveLength(3);
  });

  it('ignores a key press before the text is there', () => {
    const { actor, journal, work } = start();
    actor.send({ type: 'edit' });
    expect([work(), journal]).toEqual(['loading', []]);
  });
});

describe('autosave is skipped (SPEC §4)', () => {
  it('while a save runs; what changed meanwhile is saved after it, based on the new version', async () => {
    const { actor, save, work, journal } = await saving();
    actor.send({ type: 'edit' });
    actor.send({ type: 'edit' });
    vi.advanceTimersByTime(5000);
    expect(save.calls).toHaveLength(1);
    await save.last().resolve(saved(8));
    expect(work()).toBe('pending');
    expect(journal.at(-1)).toEqual({ type: 'saved', id: canals.id, version: 8, unsaved: true });
    vi.advanceTimersByTime(400);
    expect(save.calls.map((call) => call.input.version)).toEqual([7, 8]);
    await save.last().resolve(saved(9));
    expect(work()).toBe('clean');
    expect(journal.at(-1)).toEqual({ type: 'saved', id: canals.id, version: 9, unsaved: false });
  });

  it('while saving is disabled, and done once it is enabled', async () => {
    const { actor, save, work } = await open();
    actor.send({ type: 'saving.disable' });
    actor.send({ type: 'edit' });
    vi.advanceTimersByTime(5000);
    expect([work(), save.calls.length]).toEqual(['held', 0]);
    actor.send({ type: 'saving.enable' });
    vi.advanceTimersByTime(400);
    expect(save.calls).toHaveLength(1);
  });

  it('for an encrypted document', async () => {
    const { actor, save, work } = await open({ ...canals, encryption: true });
    actor.send({ type: 'edit' });
    actor.send({ type: 'flush' });
    vi.advanceTimersByTime(5000);
    expect([work(), save.calls.length]).toEqual(['held', 0]);
  });

  it('without a document id', () => {
    const { actor, save, load, work } = start(null);
    actor.send({ type: 'edit' });
    vi.advanceTimersByTime(5000);
    expect([work(), save.calls.length, load.calls.length]).toEqual(['held', 0, 0]);
  });

  it('while an AI block is active, until the last one is closed', async () => {
    const { actor, save, work } = await open();
    actor.send({ type: 'aiBlock.open' });
    actor.send({ type: 'aiBlock.open' });
    actor.send({ type: 'edit' });
    vi.advanceTimersByTime(400);
    actor.send({ type: 'aiBlock.close' });
    vi.advanceTimersByTime(5000);
    expect([work(), save.calls.length]).toEqual(['held', 0]);
    actor.send({ type: 'aiBlock.close' });
    vi.advanceTimersByTime(400);
    expect(save.calls).toHaveLength(1);
  });
});

describe('a save that fails', () => {
  it("keeps the change and shows the server's string; retry saves it", async () => {
    const { actor, save, work, sync, context } = await saving();
    await save.last().reject(tooLarge);
    expect([work(), sync(), context().failure]).toEqual([
      'refused',
      'idle',
      { message: tooLarge.message, code: 'body_too_large' },
    ]);
    expect(actor.getSnapshot().hasTag('dirty')).toBe(true);
    actor.send({ type: 'retry' });
    await save.last().resolve(saved(8));
    expect([work(), context().version, context().failure]).toEqual(['clean', 8, null]);
  });

  it('does not interrupt twice with the same string, and tries again with the next change', async () => {
    const { actor, save, work } = await saving();
    await save.last().reject(tooLarge);
    actor.send({ type: 'alert.dismiss' });
    expect(work()).toBe('unsaved');
    actor.send({ type: 'edit' });
    vi.advanceTimersByTime(400);
    await save.last().reject(tooLarge);
    expect(work()).toBe('unsaved');
    actor.send({ type: 'retry' });
    await save.last().reject(new CallError('invalid_document', 'The document holds an unknown block.'));
    expect(work()).toBe('refused');
  });

  it.each(['unreachable', 'timeout'])('without a connection (%s) tries again by itself', async (code) => {
    const { save, work } = await saving();
    await save.last().reject(new CallError(code, 'The server cannot be reached.'));
    expect(work()).toBe('offline');
    vi.advanceTimersByTime(5000);
    expect(save.calls).toHaveLength(2);
  });
});

describe('offline', () => {
  it('keeps changes in the journal and saves them when the connection is back', async () => {
    const { actor, save, journal, work } = await open();
    actor.send({ type: 'offline' });
    actor.send({ type: 'edit' });
    vi.advanceTimersByTime(400);
    actor.send({ type: 'edit' });
    vi.advanceTimersByTime(60_000);
    expect([work(), save.calls.length, journal.length]).toEqual(['offline', 0, 2]);
    actor.send({ type: 'online' });
    expect(work()).toBe('saving');
    await save.last().resolve(saved(8));
    expect(work()).toBe('clean');
  });
});

describe('a newer version on the server', () => {
  const conflict = new CallError('version_conflict', 'The server holds a newer version of this document.');

  it('overwrites nothing; keeping both goes on in a copy', async () => {
    const { actor, save, keepBoth, emitted, journal, work, context } = await saving();
    await save.last().reject(conflict);
    actor.send({ type: 'edit' });
    actor.send({ type: 'flush' });
    vi.advanceTimersByTime(60_000);
    expect([work(), save.calls.length]).toEqual(['conflict', 1]);

    actor.send({ type: 'conflict.keepBoth' });
    await keepBoth.last().resolve({ id: 'doc-copy', version: 2 });
    expect([work(), context().id, context().version]).toEqual(['clean', 'doc-copy', 2]);
    expect(emitted).toEqual([{ type: 'moved', id: 'doc-copy' }]);
    expect(journal.at(-1)).toEqual({ type: 'moved', from: canals.id, id: 'doc-copy', version: 2 });

    actor.send({ type: 'edit' });
    vi.advanceTimersByTime(400);
    expect(save.last().input).toEqual({ id: 'doc-copy', title: canals.title, version: 2 });
  });

  it('stays where the copy cannot be made', async () => {
    const { actor, save, keepBoth, work } = await saving();
    await save.last().reject(conflict);
    actor.send({ type: 'conflict.keepBoth' });
    await keepBoth.last().reject(new CallError('unreachable', 'The server cannot be reached.'));
    expect(work()).toBe('conflict');
  });
});

describe('leaving', () => {
  it('has begun the save when flush returns', async () => {
    const { actor, save } = await open();
    actor.send({ type: 'edit' });
    actor.send({ type: 'flush' });
    expect(save.calls).toHaveLength(1);
  });

  it('during a save saves what changed meanwhile without a wait', async () => {
    const { actor, save } = await saving();
    actor.send({ type: 'edit' });
    actor.send({ type: 'flush' });
    await save.last().resolve(saved(8));
    expect(save.calls.map((call) => call.input.version)).toEqual([7, 8]);
  });

  it('sends nothing where nothing changed', async () => {
    const { actor, save } = await open();
    actor.send({ type: 'flush' });
    expect(save.calls).toHaveLength(0);
  });
});

describe('loading', () => {
  it('says that a document is missing', async () => {
    const { actor, load, emitted } = start('doc-gone');
    await load.last().reject(new CallError('not_found', 'There is no such document.'));
    expect(actor.getSnapshot().hasTag('missing')).toBe(true);
    expect(emitted).toEqual([{ type: 'missing', id: 'doc-gone' }]);
  });

  it('can be tried again', async () => {
    const { actor, load, work } = start();
    await load.last().reject(new CallError('unreachable', 'The server cannot be reached.'));
    expect(work()).toBe('failed');
    actor.send({ type: 'retry' });
    await load.last().resolve({ document: canals, unsaved: false });
    expect(work()).toBe('clean');
  });
});
