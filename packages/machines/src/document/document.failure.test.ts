import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../testing/call-error.ts';
import { open, saved, saving, start } from './document.harness.ts';
import { canals } from './text.fixtures.ts';

const busy = new CallError('internal', 'The server could not store the document.');
const tooLarge = new CallError('body_too_large', 'The document is larger than 2 MB and cannot be saved.');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a save that fails', () => {
  it("keeps the change and emits the server's sentence; retry saves it", async () => {
    const { actor, save, emitted, work, sync, context } = await saving();
    await save.last().reject(busy);
    expect([work(), sync(), context().failure]).toEqual([
      'unsaved',
      'idle',
      { message: busy.message, code: 'internal' },
    ]);
    expect(emitted).toEqual([{ type: 'refused', message: busy.message }]);
    expect(actor.getSnapshot().hasTag('dirty')).toBe(true);
    actor.send({ type: 'retry' });
    await save.last().resolve(saved(8));
    expect([work(), context().version, context().failure, context().refusals]).toEqual(['clean', 8, null, 0]);
  });

  it('retries by itself after 2, 5, 15 and then every 30 seconds', async () => {
    const { save, work } = await saving();
    for (const wait of [2000, 5000, 15_000, 30_000, 30_000]) {
      await save.last().reject(busy);
      const before = save.calls.length;
      vi.advanceTimersByTime(wait - 1);
      expect([work(), save.calls.length]).toEqual(['unsaved', before]);
      vi.advanceTimersByTime(1);
      expect([work(), save.calls.length]).toEqual(['saving', before + 1]);
    }
    await save.last().resolve(saved(8));
    expect(work()).toBe('clean');
  });

  it('waits 2 seconds again after a successful save', async () => {
    const { actor, save } = await saving();
    await save.last().reject(busy);
    vi.advanceTimersByTime(2000);
    await save.last().reject(busy);
    vi.advanceTimersByTime(5000);
    await save.last().resolve(saved(8));
    actor.send({ type: 'edit' });
    vi.advanceTimersByTime(400);
    await save.last().reject(busy);
    vi.advanceTimersByTime(2000);
    expect(save.calls).toHaveLength(5);
  });

  it('sends a text that was itself refused again only after a change or on demand', async () => {
    const { actor, save, work } = await saving();
    await save.last().reject(tooLarge);
    vi.advanceTimersByTime(600_000);
    expect([work(), save.calls.length]).toEqual(['unsaved', 1]);
    actor.send({ type: 'edit' });
    vi.advanceTimersByTime(400);
    expect(save.calls).toHaveLength(2);
    await save.last().reject(tooLarge);
    actor.send({ type: 'retry' });
    expect(save.calls).toHaveLength(3);
  });

  it('reports the same refusal once until a save succeeds, and a different one again', async () => {
    const { actor, save, emitted } = await saving();
    await save.last().reject(busy);
    vi.advanceTimersByTime(2000);
    await save.last().reject(busy);
    actor.send({ type: 'retry' });
    await save.last().reject(tooLarge);
    actor.send({ type: 'retry' });
    await save.last().resolve(saved(8));
    actor.send({ type: 'edit' });
    vi.advanceTimersByTime(400);
    await save.last().reject(tooLarge);
    expect(emitted).toEqual([
      { type: 'refused', message: busy.message },
      { type: 'refused', message: tooLarge.message },
      { type: 'refused', message: tooLarge.message },
    ]);
  });

  it.each(['unreachable', 'timeout'] as const)(
    'retries by itself without a connection (%s)',
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
  it('keeps changes in the journal and saves them on reconnecting', async () => {
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

  it('is not overwritten; keeping both continues in a copy', async () => {
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

  it('regression 185: the text kept beside it gets its own title, unless the writer chose one', async () => {
    const { actor, save, keepBoth, context } = await saving();
    await save.last().reject(conflict);
    actor.send({ type: 'conflict.keepBoth' });
    const retitled = { from: canals.title, to: 'Canals (mine)' };
    await keepBoth.last().resolve({ id: 'doc-copy', version: 2, retitled });
    expect(context().title).toBe('Canals (mine)');

    actor.send({ type: 'edit' });
    vi.advanceTimersByTime(400);
    expect(save.last().input.title).toBe('Canals (mine)');
    await save.last().reject(conflict);
    actor.send({ type: 'conflict.keepBoth' });
    actor.send({ type: 'title.change', title: 'Tides' });
    const again = { from: 'Canals (mine)', to: 'Canals (mine) (mine)' };
    await keepBoth.last().resolve({ id: 'doc-second', version: 1, retitled: again });
    expect(context().title).toBe('Tides');
  });

  it('is replaced and kept as a version if the author chooses so, even if that takes two tries', async () => {
    const { actor, save, work, context } = await saving();
    await save.last().reject(conflict);
    actor.send({ type: 'conflict.keepMine', version: 9 });
    const chosen = { id: canals.id, title: canals.title, version: 9, keep: 'conflict' };
    expect(save.last().input).toEqual(chosen);
    await save.last().reject(new CallError('unreachable', 'The server cannot be reached.'));
    actor.send({ type: 'retry' });
    expect(save.last().input).toEqual(chosen);
    await save.last().resolve(saved(10));
    expect([work(), context().version]).toEqual(['clean', 10]);
    actor.send({ type: 'edit' });
    vi.advanceTimersByTime(400);
    expect(save.last().input).toEqual({ id: canals.id, title: canals.title, version: 10 });
  });

  it('regression 130: is shown unchanged if the author chooses so, once this text is a version', async () => {
    const { actor, save, keepAside, load, work, context } = await saving();
    await save.last().reject(conflict);
    actor.send({ type: 'conflict.keepTheirs', version: 9 });
    expect(keepAside.last().input).toEqual({ id: canals.id, title: canals.title, version: 9 });
    await keepAside.last().resolve({});
    await load.last().resolve({ document: { ...canals, version: 9 }, unsaved: false });
    vi.advanceTimersByTime(60_000);
    expect([work(), context().version, context().failure, save.calls.length]).toEqual(['clean', 9, null, 1]);
  });

  it('stays a choice if this text could not be kept as a version', async () => {
    const { actor, save, keepAside, load, emitted, work, context } = await saving();
    await save.last().reject(conflict);
    actor.send({ type: 'conflict.keepTheirs', version: 9 });
    await keepAside.last().reject(conflict);
    expect([work(), context().failure?.code, load.calls.length, emitted]).toEqual([
      'conflict',
      'version_conflict',
      1,
      [],
    ]);
  });

  it('stays if the copy cannot be created, and says why after each try', async () => {
    const { actor, save, keepBoth, emitted, work } = await saving();
    await save.last().reject(conflict);
    actor.send({ type: 'conflict.keepBoth' });
    await keepBoth.last().reject(new CallError('unreachable', 'The server cannot be reached.'));
    expect(work()).toBe('conflict');
    expect(emitted).toEqual([{ type: 'refused', message: 'The server cannot be reached.' }]);
  });
});

describe('regression 166: an ended session', () => {
  const ended = new CallError('unauthenticated', 'Nobody is signed in here any more.');

  it('interrupts nobody; after signing in again, the text is saved in its document', async () => {
    const { actor, save, emitted, journal, work } = await saving();
    await save.last().reject(ended);
    actor.send({ type: 'edit' });
    expect([work(), emitted, journal.at(-1)?.type]).toEqual(['gone', [], 'changed']);
    actor.send({ type: 'page.shown' });
    await save.last().reject(ended);
    expect([work(), emitted]).toEqual(['gone', []]);
    actor.send({ type: 'page.shown' });
    await save.last().resolve({ version: 8, savedAt: '2026-11-21T09:30:00.000Z' });
    expect(work()).toBe('clean');
  });
});

describe('regression 118: a document that no longer exists', () => {
  const gone = new CallError('not_found', 'This document does not exist, or it is not yours.');

  it('is not saved again; its text becomes a new document and continues there', async () => {
    const { actor, save, keepAsNew, emitted, journal, work, context } = await saving();
    await save.last().reject(gone);
    expect([work(), actor.getSnapshot().hasTag('dirty'), emitted]).toEqual(['gone', true, []]);
    actor.send({ type: 'edit' });
    actor.send({ type: 'flush' });
    actor.send({ type: 'retry' });
    actor.send({ type: 'page.shown' });
    vi.advanceTimersByTime(600_000);
    expect([work(), save.calls.length, journal.at(-1)?.type]).toEqual(['gone', 1, 'changed']);

    actor.send({ type: 'gone.keep' });
    expect(keepAsNew.last().input).toEqual({ id: canals.id, title: canals.title, version: 7 });
    actor.send({ type: 'edit' });
    await keepAsNew.last().resolve({ id: 'doc-new', version: 1 });
    expect([work(), context().id, context().failure]).toEqual(['pending', 'doc-new', null]);
    expect(emitted).toEqual([{ type: 'moved', id: 'doc-new' }]);
    expect(journal.at(-1)).toEqual({ type: 'moved', from: canals.id, id: 'doc-new', version: 1 });
    vi.advanceTimersByTime(400);
    expect(save.last().input).toEqual({ id: 'doc-new', title: canals.title, version: 1 });
  });

  it('keeps the local text if it disappears while its author has two texts to choose from', async () => {
    const { actor, save, keepBoth, emitted, work } = await saving();
    await save.last().reject(new CallError('version_conflict', 'The server holds a newer version.'));
    actor.send({ type: 'conflict.keepBoth' });
    await keepBoth.last().reject(gone);
    expect([work(), emitted]).toEqual(['gone', []]);
  });

  it('counts as missing if its owner deleted it for good', async () => {
    const { save, work } = await saving();
    await save.last().reject(new CallError('document_deleted', 'This document was deleted for good.'));
    expect(work()).toBe('gone');
  });

  it('keeps the local text if it disappears while its author chooses', async () => {
    const { actor, save, keepAside, work } = await saving();
    await save.last().reject(new CallError('version_conflict', 'The server holds a newer version.'));
    actor.send({ type: 'conflict.keepTheirs', version: 9 });
    await keepAside.last().reject(new CallError('document_deleted', 'This document was deleted for good.'));
    expect(work()).toBe('gone');
  });

  it('stays on the page if no new one can be created, and says why', async () => {
    const { actor, save, keepAsNew, emitted, work } = await saving();
    await save.last().reject(gone);
    actor.send({ type: 'gone.keep' });
    await keepAsNew.last().reject(new CallError('unreachable', 'The server cannot be reached.'));
    expect(work()).toBe('gone');
    expect(emitted).toEqual([{ type: 'refused', message: 'The server cannot be reached.' }]);
  });
});

describe('regression 119: a document that was locked elsewhere', () => {
  const locked = new CallError('document_locked', 'This document is locked.');

  it('becomes the locked one, and says so once', async () => {
    const { actor, load, save, emitted, work, sync, context } = await saving();
    await save.last().reject(locked);
    expect([work(), sync(), actor.getSnapshot().hasTag('editable')]).toEqual(['loading', 'idle', false]);
    await load.last().resolve({ document: { ...canals, encryption: true, version: 8 }, unsaved: false });
    vi.advanceTimersByTime(600_000);
    expect([work(), context().encrypted, save.calls.length]).toEqual(['clean', true, 1]);
    expect(emitted).toEqual([{ type: 'refused', message: locked.message }]);
  });
});

describe('leaving', () => {
  it('has started the save when flush returns', async () => {
    const { actor, save } = await open();
    actor.send({ type: 'edit' });
    actor.send({ type: 'flush' });
    expect(save.calls).toHaveLength(1);
  });

  it('during a save saves later changes without waiting', async () => {
    const { actor, save } = await saving();
    actor.send({ type: 'edit' });
    actor.send({ type: 'flush' });
    await save.last().resolve(saved(8));
    expect(save.calls.map((call) => call.input.version)).toEqual([7, 8]);
  });

  it('sends nothing if nothing changed', async () => {
    const { actor, save } = await open();
    actor.send({ type: 'flush' });
    expect(save.calls).toHaveLength(0);
  });
});

describe('loading', () => {
  it('reports a missing document', async () => {
    const { actor, load, emitted } = start('doc-gone');
    await load.last().reject(new CallError('not_found', 'There is no such document.'));
    expect(actor.getSnapshot().hasTag('missing')).toBe(true);
    expect(emitted).toEqual([{ type: 'missing', id: 'doc-gone' }]);
  });

  it('can be retried', async () => {
    const { actor, load, work } = start();
    await load.last().reject(new CallError('unreachable', 'The server cannot be reached.'));
    expect(work()).toBe('failed');
    actor.send({ type: 'retry' });
    await load.last().resolve({ document: canals, unsaved: false });
    expect(work()).toBe('clean');
  });
});
