import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { open, saved, saving, start } from './document.harness.ts';
import { canals } from './text.fixtures.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

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

  it('counts the 400 ms from the change itself, however late it is reported', async () => {
    const { actor, save } = await open();
    actor.send({ type: 'edit' });
    vi.advanceTimersByTime(200);
    actor.send({ type: 'edit', age: 150 });
    vi.advanceTimersByTime(249);
    expect(save.calls).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(save.calls).toHaveLength(1);
  });

  it('saves a change of the title alone', async () => {
    const { actor, save } = await open();
    actor.send({ type: 'title.change', title: 'Élan and steam' });
    vi.advanceTimersByTime(400);
    expect(save.last().input.title).toBe('Élan and steam');
  });

  it('regression 398: leaves the first letter of a title to its field, which knows about compositions', async () => {
    const { actor, save } = await open();
    actor.send({ type: 'title.change', title: 'ßtraße' });
    vi.advanceTimersByTime(400);
    expect(save.last().input.title).toBe('ßtraße');
  });

  it('does not save a title that stays what it was', async () => {
    const { actor, save, journal } = await open();
    actor.send({ type: 'title.change', title: canals.title });
    vi.advanceTimersByTime(10_000);
    expect([save.calls, journal]).toEqual([[], []]);
  });

  it('saves what the journal has and the server does not', async () => {
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

  it('does not change its context on a key press, and notifies the journal', async () => {
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
  it('while a save runs; later changes are saved after it, based on the new version', async () => {
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
