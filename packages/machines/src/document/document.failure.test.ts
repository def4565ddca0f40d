import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../testing/call-error.ts';
import { open, saved, saving, start } from './document.harness.ts';
import { canals } from './text.fixtures.ts';

const tooLarge = new CallError('body_too_large', 'The document is larger than 2 MB and cannot be saved.');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

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

  it.each(['unreachable', 'timeout'] as const)(
    'without a connection (%s) tries again by itself',
    async (code) => {
      const { save, work } = await saving();
      await save.last().reject(new CallError(code, 'The server cannot be reached.'));
      expect(work()).toBe('offline');
      vi.advanceTimersByTime(5000);
      expect(save.calls).toHaveLength(2);
    },
  );
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
