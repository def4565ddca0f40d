import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { foundCommands } from './found-commands.ts';
import { paletteMachine } from './palette.machine.ts';
import type { Command, PaletteEmitted } from './palette.types.ts';

const named = (id: string, name: string, group = 'Tools'): Command => ({ id, name, group, keys: [] });
const commands = [
  named('lock', 'Mit Passwort sperren'),
  named('cite', 'Eine Quelle zitieren'),
  named('find', 'Suchen'),
];

async function open() {
  const perform = callsOf<{ id: string }, boolean>();
  const emitted: PaletteEmitted[] = [];
  const actor = createActor(
    paletteMachine.provide({
      actors: {
        list: fromPromise<readonly Command[], void>(async () => commands),
        perform: fromPromise(perform.creator),
      },
    }),
  );
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  actor.send({ type: 'open' });
  await expect.poll(() => actor.getSnapshot().value).toBe('choosing');
  return { actor, perform, emitted };
}

it('runs the chosen action once the dialog is closed', async () => {
  const { actor, perform, emitted } = await open();
  actor.send({ type: 'point', id: 'cite' });
  actor.send({ type: 'choose' });
  expect(emitted).toEqual([{ type: 'opened' }, { type: 'closed' }]);
  expect(perform.last().input).toEqual({ id: 'cite' });
  await perform.last().resolve(true);
  expect(actor.getSnapshot().value).toBe('closed');
  expect(emitted).toHaveLength(2);
});

it('names an action that had nothing to do', async () => {
  const { actor, perform, emitted } = await open();
  actor.send({ type: 'search.change', search: 'such' });
  actor.send({ type: 'choose' });
  await perform.last().resolve(false);
  expect(emitted.at(-1)).toEqual({ type: 'impossible', name: 'Suchen' });
});

it('says why the list could not be built', async () => {
  const emitted: PaletteEmitted[] = [];
  const list = fromPromise<readonly Command[], void>(async () =>
    Promise.reject(new Error('Texts are missing')),
  );
  const actor = createActor(paletteMachine.provide({ actors: { list } }));
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  actor.send({ type: 'open' });
  await expect.poll(() => emitted).toEqual([{ type: 'refused', message: 'Texts are missing' }]);
  expect(actor.getSnapshot().value).toBe('closed');
});

it('does nothing on Enter if nothing is found', async () => {
  const { actor } = await open();
  actor.send({ type: 'search.change', search: 'xyz' });
  actor.send({ type: 'choose' });
  expect(actor.getSnapshot().value).toBe('choosing');
});

it.each([
  ['pass sper', ['lock']],
  ['SPERREN mit', ['lock']],
  ['werk', []],
  ['tools', ['lock', 'cite', 'find']],
  ['zit', ['cite']],
])('“%s” finds %j', (search, found) => {
  expect(foundCommands({ commands, search }).map(({ id }) => id)).toEqual(found);
});

it('finds accented words typed without accents', () => {
  const french = [named('bold', 'Éléments à part')];
  expect(foundCommands({ commands: french, search: 'elements a' })).toEqual(french);
});

it.each([
  ['Demander à l’IA', 'Demander à l’IA'],
  ['Demander à l’IA', "à l'ia"],
  ['Pro+ holen', 'pro+'],
  ['Search documents, on Pages', 'documents, on'],
])('regression 325: “%s” is found despite its punctuation: %s', (name, search) => {
  const written = [named('written', name)];
  expect(foundCommands({ commands: written, search })).toEqual(written);
});
