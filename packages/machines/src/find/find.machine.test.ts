import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { findMachine } from './find.machine.ts';
import type { FindCommand, FindReport } from './find.types.ts';

function start() {
  const commands: FindCommand[] = [];
  let report: (event: FindReport) => void = () => {};
  const search = fromCallback<FindCommand, void, FindReport>(({ receive, sendBack }) => {
    report = sendBack;
    receive((command) => commands.push(command));
  });
  const find = createActor(findMachine.provide({ actors: { search } })).start();
  return { find, commands, report: (event: FindReport) => report(event) };
}

it('searches for the selection, or for the last term if nothing is selected', () => {
  const { find, commands } = start();
  find.send({ type: 'open', term: 'tea' });
  find.send({ type: 'search.change', change: { wholeWords: true } });
  find.send({ type: 'dismiss' });
  find.send({ type: 'open', term: '' });
  expect(commands).toEqual([
    { type: 'search', term: 'tea', matchCase: false, wholeWords: false },
    { type: 'search', term: 'tea', matchCase: false, wholeWords: true },
    { type: 'leave' },
    { type: 'search', term: 'tea', matchCase: false, wholeWords: true },
  ]);
  expect(find.getSnapshot().context.asked).toBe(2);
});

it('replaces nothing if nothing was found, and reports the number of replacements', () => {
  const { find, commands, report } = start();
  find.send({ type: 'open', term: 'tea', replacing: true });
  find.send({ type: 'replacement.change', replacement: 'coffee' });
  find.send({ type: 'replaceAll' });
  expect(commands.at(-1)?.type).toBe('search');
  report({ type: 'found', count: 3, at: 1 });
  find.send({ type: 'replaceAll' });
  expect(commands.at(-1)).toEqual({ type: 'replaceAll', replacement: 'coffee' });
  report({ type: 'found', count: 0, at: 0, replaced: 3 });
  expect(find.getSnapshot().context).toMatchObject({ count: 0, at: 0, replaced: 3 });
  find.send({ type: 'search.change', change: { term: 'te' } });
  expect(find.getSnapshot().context.replaced).toBeNull();
});

it('regression 181: matches that undo brings back do not count as replaced', () => {
  const { find, report } = start();
  find.send({ type: 'open', term: 'tea', replacing: true });
  report({ type: 'found', count: 3, at: 1 });
  find.send({ type: 'replaceAll' });
  report({ type: 'found', count: 0, at: 0, replaced: 3 });
  report({ type: 'found', count: 0, at: 0 });
  expect(find.getSnapshot().context.replaced).toBe(3);
  report({ type: 'found', count: 3, at: 0 });
  expect(find.getSnapshot().context.replaced).toBeNull();
});
