import { aiActions } from '@octavo/contract/actions';
import { languages } from '@octavo/contract/languages';
import { expect, test } from 'vitest';
import { taskNames } from '@octavo/language/asking/task-names';
import { allTasks } from './all-tasks.ts';
import { checkAnswer } from './checks/index.ts';

const tasks = allTasks('own');

test('there are 151 tasks, each once', () => {
  expect(tasks.length).toBe(151);
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(151);
});

test('every action is tested in every language, and every other task in at least two', () => {
  const asked = (name: string) =>
    new Set(tasks.filter(({ group }) => group === name).map(({ language }) => language));
  for (const action of aiActions) expect([action, asked(action).size]).toEqual([action, languages.length]);
  for (const name of taskNames) expect([name, asked(name).size >= 2]).toEqual([name, true]);
});

test('every action that rewords gets five kinds of text', () => {
  const kinds = tasks
    .filter(({ demands, group }) => demands.overlap && aiActions.some((action) => action === group))
    .filter(({ group }) => group !== 'modify_text');
  for (const some of Map.groupBy(kinds, ({ group }) => group).values()) {
    expect(new Set(some.map(({ kind }) => kind)).size).toBe(5);
  }
});

test('a text that has to be kept passes the checks of its own facts, and is in its language', () => {
  const facts = ['numbers', 'names', 'links', 'citations', 'language', 'preamble', 'refusal'];
  const wrong = tasks
    .filter(({ demands }) => demands.shape === 'as the source')
    .flatMap((task) => {
      const { failed } = checkAnswer(task, { text: task.source, unwritten: 0 });
      return failed.filter((check) => facts.includes(check)).map((check) => `${task.id} ${check}`);
    });
  expect(wrong).toEqual([]);
});
