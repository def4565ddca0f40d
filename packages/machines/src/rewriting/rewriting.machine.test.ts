import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { plainVoice } from './rewriting.fixtures.ts';
import { rewritingMachine } from './rewriting.machine.ts';
import type { RewritingEmitted, Rewritten, RunsCommand, RunsReport, Voice } from './rewriting.types.ts';

const voice: Voice = { ...plainVoice, audience: 'academic' };

function start(runs: readonly string[]) {
  const rewrite = callsOf<{ text: string; voice: Voice }, Rewritten>();
  const received: RunsCommand[] = [];
  const emitted: RewritingEmitted[] = [];
  const machine = rewritingMachine.provide({
    actors: {
      rewrite: fromPromise(rewrite.creator),
      text: fromCallback<RunsCommand, void, RunsReport>(({ receive, sendBack }) => {
        receive((command) => {
          received.push(command);
          if (command.type === 'hold') sendBack({ type: 'held', runs });
        });
      }),
    },
  });
  const actor = createActor(machine, { input: { voice: plainVoice } });
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  const change = (left: number | null = null) =>
    actor.send({ type: 'voice.change', change: { audience: 'academic' }, left });
  return { actor, rewrite, received, emitted, change, at: () => actor.getSnapshot() };
}

const types = (events: readonly { type: string }[]) => events.map(({ type }) => type);

it('rewrites one run after the other, and applies them together', async () => {
  const { rewrite, received, emitted, change, at } = start(['one', 'two']);
  change();
  expect(rewrite.calls.map(({ input }) => input)).toEqual([{ text: 'one', voice }]);
  await rewrite.last().resolve({ text: 'ONE', engine: 'model' });
  await rewrite.last().resolve({ text: 'TWO', engine: 'model' });
  expect(received).toEqual([
    { type: 'hold' },
    { type: 'replace', index: 0, text: 'ONE' },
    { type: 'replace', index: 1, text: 'TWO' },
    { type: 'settle' },
  ]);
  expect(types(emitted)).toEqual(['voice', 'held', 'released', 'charged']);
  expect(at().context.isReported).toBe(true);
});

it('skips a run that cannot be rewritten, shows no alert, and continues', async () => {
  const { rewrite, received, emitted, change, at } = start(['one', 'two', 'three']);
  change();
  await rewrite.last().reject(new Error('It could not be rewritten.'));
  await rewrite.last().reject(new Error('It could not be rewritten.'));
  await rewrite.last().resolve({ text: 'THREE', engine: 'model' });
  expect(at().context.skipped).toEqual(['one', 'two']);
  expect(received.slice(1)).toEqual([{ type: 'replace', index: 2, text: 'THREE' }, { type: 'settle' }]);
  expect(types(emitted)).not.toContain('refused');
});

it.each(['stop', 'leave'] as const)('keeps what was rewritten before %s', async (type) => {
  const { actor, rewrite, received, change, at } = start(['one', 'two']);
  change();
  await rewrite.last().resolve({ text: 'ONE', engine: 'model' });
  actor.send({ type });
  expect(rewrite.last().signal.aborted).toBe(true);
  expect([at().value, types(received)]).toEqual(['resting', ['hold', 'replace', 'settle']]);
});

it('rewrites nothing and keeps the old voice if no words are left', () => {
  const { rewrite, received, change, at } = start(['one']);
  change(0);
  expect([at().value, rewrite.calls.length, received, at().context.voice]).toEqual([
    'limited',
    0,
    [],
    plainVoice,
  ]);
});

it('stops at the limit and keeps what was rewritten', async () => {
  const { rewrite, received, change, at } = start(['one', 'two']);
  change();
  await rewrite.last().resolve({ text: 'ONE', engine: 'model' });
  await rewrite.last().reject(Object.assign(new Error('used up'), { code: 'limit_reached' }));
  expect([at().value, types(received)]).toEqual(['limited', ['hold', 'replace', 'settle']]);
});

it('saves the voice if there is nothing to rewrite', async () => {
  const { rewrite, change, at } = start([]);
  change();
  expect(rewrite.last().input).toEqual({ text: '', voice });
  await rewrite.last().resolve({ text: '', engine: 'model' });
  expect(at().value).toBe('resting');
});

it('says why the voice could not be saved', async () => {
  const { rewrite, emitted, change, at } = start([]);
  change();
  await rewrite.last().reject(new Error('It could not be kept.'));
  expect(at().value).toBe('resting');
  expect(emitted.at(-1)).toEqual({ type: 'refused', message: 'It could not be kept.' });
});

it('remembers that fixed rules stood in for a model, even if the model came back', async () => {
  const { rewrite, change, at } = start(['one', 'two']);
  change();
  await rewrite.last().resolve({ text: 'ONE', engine: 'stand-in' });
  await rewrite.last().resolve({ text: 'TWO', engine: 'model' });
  expect(at().context.engine).toBe('stand-in');
  change();
  expect(at().context.engine).toBeNull();
});
