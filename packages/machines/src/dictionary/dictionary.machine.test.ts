import type { WritingPreferences, WritingPreferencesChange } from '@octavo/contract';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { CallError } from '../testing/call-error.ts';
import { callsOf } from '../testing/calls.ts';
import { dictionaryMachine } from './dictionary.machine.ts';
import type { DictionaryEmitted } from './dictionary.types.ts';

const kept: WritingPreferences = { words: ['Octavo'], ignoredRules: ['Wordiness'] };

function start(inherited: readonly string[] = []) {
  const load = callsOf<void, WritingPreferences>();
  const save = callsOf<{ change: WritingPreferencesChange }, WritingPreferences>();
  const emitted: DictionaryEmitted[] = [];
  const machine = dictionaryMachine.provide({
    actors: { load: fromPromise(load.creator), save: fromPromise(save.creator) },
  });
  const actor = createActor(machine, { input: { inherited } });
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  actor.send({ type: 'enter' });
  return { actor, load, save, emitted, at: () => actor.getSnapshot() };
}

const wordsIn = (event: DictionaryEmitted | undefined) =>
  event?.type === 'changed' ? event.words : undefined;

it('applies additions at once, and removals once they are saved', async () => {
  const { actor, load, save, emitted, at } = start();
  await load.last().resolve(kept);
  expect(emitted.at(-1)).toEqual({ type: 'changed', ...kept });
  actor.send({ type: 'word.add', word: 'quarto' });
  expect([save.last().input, wordsIn(emitted.at(-1))]).toEqual([
    { change: { addWords: ['quarto'] } },
    ['Octavo', 'quarto'],
  ]);
  actor.send({ type: 'word.remove', word: 'Octavo' });
  await save.last().resolve({ ...kept, words: ['Octavo', 'quarto'] });
  expect([save.last().input, wordsIn(emitted.at(-1))]).toEqual([
    { change: { removeWords: ['Octavo'] } },
    ['Octavo', 'quarto'],
  ]);
  await save.last().resolve({ ...kept, words: ['quarto'] });
  expect([wordsIn(emitted.at(-1)), at().value]).toEqual([['quarto'], 'ready']);
});

it('reverts a refused change, and says why', async () => {
  const { actor, load, save, emitted, at } = start();
  await load.last().resolve(kept);
  actor.send({ type: 'word.add', word: 'quarto' });
  await save.last().reject(new CallError('unreachable', 'The server cannot be reached.'));
  expect(emitted.slice(-2)).toEqual([
    { type: 'refused', message: 'The server cannot be reached.' },
    { type: 'changed', ...kept },
  ]);
  expect([at().value, at().context.changes]).toEqual(['ready', []]);
});

it('sends what was added before the lists were loaded', async () => {
  const { actor, load, save, emitted } = start();
  await load.last().reject(new CallError('unreachable', 'The server cannot be reached.'));
  actor.send({ type: 'word.add', word: 'quarto' });
  expect(wordsIn(emitted.at(-1))).toEqual(['quarto']);
  await load.last().resolve(kept);
  expect(save.last().input).toEqual({ change: { addWords: ['quarto'] } });
});

it('passes on the rules that this device ignored', async () => {
  const { load, save, emitted } = start(['AnA']);
  await load.last().resolve(kept);
  expect(save.last().input).toEqual({ change: { ignoreRules: ['AnA'] } });
  expect(emitted).toContainEqual({ type: 'inherited' });
});

it('adds the typed word, and no duplicate', async () => {
  const { actor, load, save, at } = start();
  await load.last().resolve(kept);
  actor.send({ type: 'draft.change', draft: 'two words' });
  actor.send({ type: 'draft.submit' });
  expect([at().context.problem, save.calls.length]).toEqual(['notAWord', 0]);
  actor.send({ type: 'draft.change', draft: ' quarto ' });
  actor.send({ type: 'draft.submit' });
  expect([save.last().input, at().context.draft]).toEqual([{ change: { addWords: ['quarto'] } }, '']);
});
