import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { CallError } from '../testing/call-error.ts';
import { callsOf } from '../testing/calls.ts';
import { suggestions } from './list.fixtures.ts';
import { suggestionsMachine } from './suggestions.machine.ts';
import type {
  Highlights,
  HighlightsCommand,
  HighlightsReport,
  SuggestionsEmitted,
  IgnoreList,
} from './suggestions.types.ts';

const found: Highlights = { items: suggestions, checked: 52, total: 52 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start(enabled = true) {
  const check = callsOf<void, Highlights>();
  const received: HighlightsCommand[] = [];
  const emitted: SuggestionsEmitted[] = [];
  const machine = suggestionsMachine.provide({
    actors: {
      check: fromPromise(check.creator),
      highlights: fromCallback<HighlightsCommand, IgnoreList, HighlightsReport>(({ receive }) =>
        receive((command) => void received.push(command)),
      ),
    },
  });
  const actor = createActor(machine, { input: { enabled } });
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  return {
    actor,
    check,
    received,
    emitted,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

async function listed() {
  const flow = start();
  vi.advanceTimersByTime(500);
  await flow.check.last().resolve(found);
  return flow;
}

/** Suggestions are listed, and the check of a later change has failed. */
async function failed() {
  const flow = await listed();
  flow.actor.send({ type: 'document.change' });
  vi.advanceTimersByTime(500);
  await flow.check.last().reject(new CallError('unreachable', 'The server cannot be reached.'));
  return flow;
}

describe('checking (SPEC §9)', () => {
  it('waits 500 ms after the last change', () => {
    const { actor, check } = start();
    vi.advanceTimersByTime(499);
    actor.send({ type: 'document.change' });
    vi.advanceTimersByTime(499);
    expect(check.calls).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(check.calls).toHaveLength(1);
  });

  it('does not change its context on a key press', () => {
    const { actor, context } = start();
    const before = context();
    actor.send({ type: 'document.change' });
    expect(context()).toBe(before);
  });

  it('lists what was found and how much of the text was checked', async () => {
    const { value, context } = await listed();
    expect(value()).toEqual({ shown: 'list', activity: 'idle' });
    expect(context()).toMatchObject(found);
  });

  it('aborts a check that a change has overtaken, and drops its answer', async () => {
    const { actor, check, value } = start();
    vi.advanceTimersByTime(500);
    const overtaken = check.last();
    actor.send({ type: 'document.change' });
    expect(overtaken.signal.aborted).toBe(true);
    await overtaken.resolve(found);
    expect(value()).toEqual({ shown: 'none', activity: 'waiting' });
    vi.advanceTimersByTime(500);
    expect(check.calls).toHaveLength(2);
  });

  it('keeps the list if a check fails, sends only the unchecked text next time, and checks on demand', async () => {
    const { actor, check, received, value, context } = await failed();
    expect(value()).toEqual({ shown: 'list', activity: 'failed' });
    expect(received).toEqual([{ type: 'report' }]);
    expect(context().failure).toEqual({ message: 'The server cannot be reached.', code: 'unreachable' });
    actor.send({ type: 'retry' });
    await check.last().resolve({ items: [], checked: 52, total: 52 });
    expect(value()).toEqual({ shown: 'none', activity: 'idle' });
    expect(context().failure).toBeNull();
  });

  it('regression 13: does not count unchecked text as checked', async () => {
    const { actor, context } = await failed();
    actor.send({ type: 'highlights.change', items: suggestions, checked: 51, total: 52 });
    expect(context()).toMatchObject({ checked: 51, failure: { code: 'unreachable' } });
  });

  it('regression 13: checks again by itself on reconnecting', async () => {
    const { actor, check, value, context } = await failed();
    actor.send({ type: 'online' });
    expect(value().activity).toBe('checking');
    expect(context().failure).not.toBeNull();
    await check.last().resolve(found);
    expect([value().activity, context().failure]).toEqual(['idle', null]);
  });

  it('checks again by itself after 15 seconds', async () => {
    const { check, value } = await failed();
    vi.advanceTimersByTime(14_999);
    expect(check.calls).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect([value().activity, check.calls.length]).toEqual(['checking', 3]);
  });
});

describe('switching off (SPEC §4)', () => {
  it('clears list and text', async () => {
    const { actor, received, emitted, value, context } = await listed();
    actor.send({ type: 'disable' });
    expect(value()).toEqual({ shown: 'halted', activity: 'off' });
    expect(context()).toMatchObject({ items: [], selectedId: null });
    expect(received).toEqual([{ type: 'clear' }]);
    expect(emitted).toEqual([]);
  });

  it('aborts the running check and ignores its late answer', async () => {
    const { actor, check, value, context } = start();
    vi.advanceTimersByTime(500);
    actor.send({ type: 'disable' });
    expect(check.last().signal.aborted).toBe(true);
    await check.last().resolve(found);
    actor.send({ type: 'highlights.change', ...found });
    actor.send({ type: 'document.change' });
    vi.advanceTimersByTime(5000);
    expect(value()).toEqual({ shown: 'halted', activity: 'off' });
    expect([context().items, check.calls.length]).toEqual([[], 1]);
  });

  it('starts off if the preference is off, and checks at once when switched on', () => {
    const { actor, check, received, value } = start(false);
    vi.advanceTimersByTime(5000);
    expect([value().shown, check.calls.length]).toEqual(['halted', 0]);
    actor.send({ type: 'enable' });
    expect(value()).toEqual({ shown: 'none', activity: 'checking' });
    expect([received, check.calls.length]).toEqual([[{ type: 'resume' }], 1]);
  });

  it('requests being switched on, and stays off until then', () => {
    const { actor, emitted, value } = start(false);
    actor.send({ type: 'enable.request' });
    expect([value().shown, emitted]).toEqual(['halted', [{ type: 'enable.request' }]]);
  });

  it('clears the failure of a check', async () => {
    const { actor, context } = await failed();
    actor.send({ type: 'disable' });
    expect(context().failure).toBeNull();
  });

  it('ignores being switched to its current state', () => {
    const { actor, received, emitted, check } = start();
    vi.advanceTimersByTime(500);
    actor.send({ type: 'enable' });
    expect([received, emitted, check.last().signal.aborted]).toEqual([[], [], false]);
  });
});

describe('the list', () => {
  it('passes every change of the text to the editor', async () => {
    const { actor, received } = await listed();
    actor.send({ type: 'suggestion.apply', id: 's-recieved' });
    actor.send({ type: 'suggestion.apply', id: 's-in-order-to', replacement: 'so as to' });
    actor.send({ type: 'suggestion.ignore', id: 's-very' });
    actor.send({ type: 'suggestion.applyAll' });
    expect(received).toEqual([
      { type: 'apply', id: 's-recieved', replacement: undefined },
      { type: 'apply', id: 's-in-order-to', replacement: 'so as to' },
      { type: 'ignore', id: 's-very' },
      { type: 'applyAll' },
    ]);
  });

  it('requests rules and words to be stored with the account, and words of this document locally', async () => {
    const { actor, received, emitted } = await listed();
    actor.send({ type: 'suggestion.ignoreRule', rule: 'Wordiness' });
    actor.send({ type: 'suggestion.addWord', word: 'recieved' });
    actor.send({ type: 'suggestion.ignoreWord', word: 'recieved' });
    expect(emitted).toEqual([
      { type: 'rule.ignore', rule: 'Wordiness' },
      { type: 'word.add', word: 'recieved' },
    ]);
    expect(received).toEqual([{ type: 'ignoreWord', word: 'recieved' }]);
  });

  it('regression 48: checks again after a rule is no longer ignored', async () => {
    const { actor, received, emitted, check, context } = await listed();
    actor.send({ type: 'ignoreList.change', words: ['quarto'], ignoredRules: ['Wordiness'] });
    expect(check.calls).toHaveLength(1);
    actor.send({ type: 'suggestion.restoreRule', rule: 'Wordiness' });
    actor.send({ type: 'suggestion.restoreRule', rule: 'Never ignored' });
    expect(emitted).toEqual([{ type: 'rule.restore', rule: 'Wordiness' }]);
    actor.send({ type: 'ignoreList.change', words: ['quarto'], ignoredRules: [] });
    expect(context()).toMatchObject({ words: ['quarto'], ignoredRules: [] });
    expect(received).toEqual([
      { type: 'ignoreList.change', words: ['quarto'], ignoredRules: ['Wordiness'] },
      { type: 'ignoreList.change', words: ['quarto'], ignoredRules: [] },
    ]);
    expect(check.calls).toHaveLength(2);
  });

  it('wraps around with next and previous and reports the selection to the editor', async () => {
    const { actor, received, context } = await listed();
    actor.send({ type: 'suggestion.previous' });
    expect(context().selectedId).toBe('s-in-order-to');
    actor.send({ type: 'suggestion.next' });
    expect(context().selectedId).toBe('s-recieved');
    expect(received).toEqual([
      { type: 'select', id: 's-in-order-to' },
      { type: 'select', id: 's-recieved' },
    ]);
  });

  it('regression 18: continues from the applied suggestion, forwards and backwards', async () => {
    const { actor, context } = await listed();
    for (let step = 0; step < 3; step += 1) actor.send({ type: 'suggestion.next' });
    expect(context().selectedId).toBe('s-the-the');
    const without = suggestions.filter(({ id }) => id !== 's-the-the');
    actor.send({ type: 'highlights.change', items: without, checked: 52, total: 52 });
    expect(context().selectedId).toBeNull();
    actor.send({ type: 'suggestion.next' });
    expect(context().selectedId).toBe('s-very');
    actor.send({ type: 'highlights.change', items: suggestions.slice(0, 2), checked: 52, total: 52 });
    actor.send({ type: 'suggestion.previous' });
    expect(context().selectedId).toBe('s-an-university');
  });

  it('does not answer the echo of a selection', async () => {
    const { actor, received } = await listed();
    actor.send({ type: 'suggestion.select', id: 's-very' });
    actor.send({ type: 'suggestion.select', id: 's-very' });
    expect(received).toHaveLength(1);
  });

  it('clears the selection with its suggestion, and keeps it otherwise', async () => {
    const { actor, context } = await listed();
    actor.send({ type: 'suggestion.select', id: 's-very' });
    actor.send({ type: 'highlights.change', items: suggestions.slice(1), checked: 52, total: 52 });
    expect(context().selectedId).toBe('s-very');
    actor.send({ type: 'highlights.change', items: suggestions.slice(4), checked: 52, total: 52 });
    expect(context().selectedId).toBeNull();
  });
});
