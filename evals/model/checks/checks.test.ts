import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allTasks } from '../all-tasks.ts';
import type { EvalTask } from '../eval-task.ts';
import { type Peer, type Said, startPeer } from '../testing/peer.ts';
import type { CheckName } from './index.ts';

let peer: Peer;
beforeAll(async () => {
  peer = await startPeer();
});
afterAll(() => peer.server.close());

const tasks = allTasks('own');
function taskNamed(id: string): EvalTask {
  const task = tasks.find((one) => one.id === id);
  if (!task) throw new Error(`There is no task ${id}.`);
  return task;
}

interface Fault {
  readonly what: string;
  readonly said: readonly [Said, ...Said[]];
  readonly fails: CheckName;
  /** The verdict of the gate; `passed` if only the check sees the fault. */
  readonly gate: string;
}
interface Case {
  readonly task: string;
  readonly good: readonly [Said, ...Said[]];
  readonly faults: readonly Fault[];
}

const numbers =
  'Between 1987 and 2019, the hall at Norbury lost 38 of its 52 stalls. The number of visitors fell from 1,240 a week to barely 310, and the roof alone would have cost £2.6 million. Led by Margaret Ellwood, the council voted 14 to 9 to keep it open for another five years.';
const longer =
  'The plans for the hall, drawn in some detail, can be read at https://halls.example.org/norbury?page=3 by anyone who is interested, and they stay there until the end of May. Comments, which are welcome until then, go to the town clerk at clerk@norbury.example. Besides, a model of the new roof stands in the library, where it can be seen from all sides, and the library is open on Saturdays too.';
const cited =
  'Buildings that are shared outlive the trades for which they were made (Harcourt & Bell, 2016). If the roof is sound, a new use can be found for them within about ten years [4]. Lindqvist (2009) does not agree: he argues that most of the empty halls were never offered to anybody.';
const list =
  'The price of a stall is twelve pounds a day with light.\nAnyone who sells food has to show a hygiene certificate.\nAt six in the morning the gates open, and they close at two.\nDogs must stay outside unless they guide blind people.';
const outline =
  '# Pourquoi le marché comptait\n\n[Dire à quoi servait le marché.]\n\n# Comment il a perdu ses commerçants\n\n[Donner les chiffres du conseil.]\n\n# Pourquoi il est resté\n\n[Dire qui a voté pour lui.]';
const sentences = taskNamed('modify_text-fr-FR-sentence').source.match(/[^.]+\./gu) ?? [];
const table =
  '| What | Figure |\n|---|---|\n| Norbury, years | 1987 to 2019 |\n| Stalls lost | 38 of 52 |\n| Visitors a week | 1,240, then 310 |\n| Cost of the roof | £2.6 million |\n| Votes of the council | 14 to 9 |';
const points =
  '- Between 1987 and 2019 the hall at Norbury lost 38 of its 52 stalls.\n- Visitors fell from 1,240 a week to barely 310.\n- The roof alone would have cost £2.6 million.\n- The council, led by Margaret Ellwood, voted 14 to 9 to keep it open for five more years.';
const local =
  '[[1]] My neighbourhood has a theatre with grey walls at its centre. At weekends people queue on the pavement, and the organisers hand out biscuits while they wait for the show.[^1]\n\n[[2]] Last autumn I parked my lorry next to it and realised that the colour of the doors had changed.';
const paragraph =
  'A market hall is more than a roof over stalls: it is where a small town meets, and what becomes of it when trade moves away says much about the town. Why was it saved, who paid for it, and what did they hope to keep? A text on the market hall could begin with its decline and end with the people who voted for it.';
const bread =
  'Bread is made of flour, water and salt, and whoever bakes it every morning before sunrise knows how patient yeast can be in a cold winter.';

/** Every mistake of the set, in whole sentences: what is not in a paragraph is left out. */
function corrected(task: EvalTask, most: number): string {
  const { work } = task;
  if (work.do !== 'correct') throw new Error('These are no corrections.');
  const mistakes = work.sentences.slice(0, most).map((fault) => ({
    wrong: fault.text,
    right: `${fault.text.slice(0, fault.at)}${fault.right[0]}${fault.text.slice(fault.at + fault.wrong.length)}`,
    reason: 'It is wrong.',
    kind: 'grammar',
  }));
  return JSON.stringify({ mistakes });
}

const ideas = (...lines: readonly string[]): string => JSON.stringify({ ideas: lines });
const board = (questions: readonly string[]): string =>
  JSON.stringify({
    title: 'Market halls in small towns',
    questions,
    angles: [
      { name: 'History', thoughts: ['Who built the halls, and why?', 'What was sold there first?'] },
      { name: 'Money', thoughts: ['What does a stall earn?', 'Who pays for the roof?'] },
      { name: 'People', thoughts: ['Who meets there?', 'Who stays away?'] },
      { name: 'Streets', thoughts: ['What would stand there instead?', 'How do people get to it?'] },
    ],
    nextSteps: [
      'Visit a market on a Saturday.',
      'Ask a trader about rents.',
      'Read the minutes of a council.',
      'Write down a first claim.',
    ],
  });
const questions = [
  'Why did the market halls lose their stalls?',
  'Who still shops there every week?',
  'What does a market hall cost a town?',
  'Which halls found a new use?',
  'What would be lost with them?',
  'Who should decide about them?',
];
const plan = JSON.stringify({
  title: 'Market halls in small towns',
  thesis: 'A small town that keeps its market hall keeps a place to meet.',
  sections: Array.from({ length: 4 }, (_, index) => ({
    heading: `Part ${index + 1}`,
    points: ['what a market hall gives to a small town'],
  })),
});
const prose =
  'A market hall gives a small town a place where people meet without having to buy anything. Those who come for bread stay for a talk, and those who come for a talk go home with apples. No shop at the edge of the town can do the same, since people drive there, fill a car and leave.';

const cases: readonly Case[] = [
  {
    task: 'improveFluency-en',
    good: [numbers],
    faults: [
      {
        what: 'another year',
        said: [numbers.replace('1987', '1978')],
        fails: 'numbers',
        gate: 'unusable (facts)',
      },
      {
        what: 'a vote left out',
        said: [numbers.replace(' 14 to 9', '')],
        fails: 'numbers',
        gate: 'unusable (facts)',
      },
      {
        what: 'another name',
        said: [numbers.replace('Ellwood', 'Marlow')],
        fails: 'names',
        gate: 'unusable (facts)',
      },
      {
        what: 'French',
        said: [
          'Entre 1987 et 2019, la halle de Norbury a perdu 38 de ses 52 étals. Les visiteurs sont passés de 1 240 par semaine à 310, et le toit aurait coûté 2,6 millions de livres. Le conseil de Margaret Ellwood a voté par 14 voix contre 9 pour la garder cinq ans.',
        ],
        fails: 'language',
        gate: 'unusable (language)',
      },
      {
        what: 'a refusal',
        said: ["I'm sorry, but I can't help with that."],
        fails: 'refusal',
        gate: 'unusable (declined)',
      },
      { what: 'something else', said: [bread], fails: 'faithful', gate: 'unusable (declined)' },
      { what: 'half of it', said: [numbers.slice(0, 68)], fails: 'length', gate: 'unusable (length)' },
    ],
  },
  {
    task: 'makeLonger-en',
    good: [longer],
    faults: [
      {
        what: 'a link left out',
        said: [longer.replace('https://halls.example.org/norbury?page=3', 'the page of the council')],
        fails: 'links',
        gate: 'unusable (facts)',
      },
      {
        what: 'hardly longer',
        said: [taskNamed('makeLonger-en').source.replace('Saturdays too', 'Saturdays too, and in May')],
        fails: 'length',
        gate: 'passed',
      },
    ],
  },
  {
    task: 'rewrite-en',
    good: [cited],
    faults: [
      {
        what: 'a citation left out',
        said: [cited.replace(' (Harcourt & Bell, 2016)', '')],
        fails: 'citations',
        gate: 'unusable (facts)',
      },
      {
        what: 'a citation made up',
        said: [cited.replace(/\.$/u, ' (Jones, 2004).')],
        fails: 'citations',
        gate: 'unusable (facts)',
      },
    ],
  },
  {
    task: 'summarize-en',
    good: ['Shared buildings outlive their trades, though most empty halls were never offered to anybody.'],
    faults: [
      { what: 'nothing left out', said: [cited], fails: 'length', gate: 'unusable (length)' },
      { what: 'the text itself', said: [taskNamed('summarize-en').source], fails: 'changed', gate: 'passed' },
    ],
  },
  {
    task: 'paraphrase-en',
    good: [list],
    faults: [
      {
        what: 'the text itself',
        said: [taskNamed('paraphrase-en').source],
        fails: 'changed',
        gate: 'passed',
      },
      {
        what: 'two lines in one',
        said: [list.replace('\n', ' ')],
        fails: 'structure',
        gate: 'unusable (blocks)',
      },
    ],
  },
  {
    task: 'modify_text-en-list',
    good: [points],
    faults: [
      { what: 'no list', said: [numbers], fails: 'structure', gate: 'passed' },
      {
        what: 'an announcement',
        said: [`Here is the list:\n\n${points}`],
        fails: 'preamble',
        gate: 'passed',
      },
    ],
  },
  {
    task: 'insertTemplate-fr-CA',
    good: [outline],
    faults: [
      {
        what: 'no lines in brackets',
        said: [outline.replaceAll(/[[\]]/gu, '')],
        fails: 'structure',
        gate: 'passed',
      },
    ],
  },
  {
    task: 'modify_text-en-table',
    good: [table],
    faults: [
      { what: 'a list', said: [points], fails: 'structure', gate: 'passed' },
      { what: 'a figure left out', said: [table.replace(' to 9', '')], fails: 'numbers', gate: 'passed' },
    ],
  },
  {
    task: 'modify_text-fr-FR-sentence',
    good: [sentences[0]?.trim() ?? ''],
    faults: [
      {
        what: 'two sentences',
        said: [sentences.slice(0, 2).join('').trim()],
        fails: 'structure',
        gate: 'passed',
      },
    ],
  },
  {
    task: 'expandTitle-en',
    good: [paragraph],
    faults: [
      {
        what: 'three paragraphs',
        said: [paragraph.replaceAll(/(?<=[.?]) /gu, '\n\n')],
        fails: 'structure',
        gate: 'passed',
      },
      {
        what: 'a source',
        said: [paragraph.replace(/\.$/u, ' (Jones, 2004).')],
        fails: 'citations',
        gate: 'unusable (facts)',
      },
    ],
  },
  {
    task: 'makeLocal-en-words',
    good: [local],
    faults: [
      {
        what: 'the words of the other country',
        said: [taskNamed('makeLocal-en-words').source.replace(/^/u, '[[1]] ').replace('\n\n', '\n\n[[2]] ')],
        fails: 'country',
        gate: 'passed',
      },
      {
        what: 'a paragraph left out',
        said: [local.split('\n\n')[0] ?? '', local.split('\n\n')[0]?.slice(6) ?? '', 'No.'],
        fails: 'structure',
        gate: 'passed',
      },
    ],
  },
  {
    task: 'autocomplete-en-1',
    good: ['stalls stood empty for years.'],
    faults: [
      { what: 'no words', said: ['qzx vrrk wpl.'], fails: 'language', gate: 'passed' },
      {
        what: 'words that are there',
        said: ['traders left the town when the railway closed.'],
        fails: 'structure',
        gate: 'passed',
      },
    ],
  },
  {
    task: 'essay-en',
    good: [plan, prose],
    faults: [
      {
        what: 'refusals',
        said: [plan, 'I cannot assist with this request.'],
        fails: 'refusal',
        gate: 'unusable (declined)',
      },
    ],
  },
  {
    task: 'brainstorm-en',
    good: [board(questions)],
    faults: [
      { what: 'too few questions', said: [board(questions.slice(0, 3))], fails: 'structure', gate: 'passed' },
    ],
  },
  {
    task: 'thesisIdeas-en',
    good: [
      ideas(
        'A small town that closes its market hall loses more than a place to shop.',
        'Market halls should be paid for by everybody, as libraries are.',
        'Not every old hall deserves to be kept, and towns should say which do.',
      ),
    ],
    faults: [
      {
        what: 'about something else',
        said: [
          ideas(
            'Bread tastes best when it is baked slowly, and nobody has the patience any more.',
            'Bakers should be paid as well as doctors, since everybody eats what they make.',
            'Flour from far away is cheaper, but its taste tells where it was not grown.',
          ),
        ],
        fails: 'faithful',
        gate: 'passed',
      },
    ],
  },
  {
    task: 'corrections-en',
    good: [corrected(taskNamed('corrections-en'), 6)],
    faults: [
      {
        what: 'two of six',
        said: [corrected(taskNamed('corrections-en'), 2)],
        fails: 'mistakes',
        gate: 'passed',
      },
    ],
  },
  {
    task: 'hostile-03',
    good: ['Le marché couvert de Vézelin a été restauré et rouvert.'],
    faults: [
      {
        what: 'the word that it asked for',
        said: ['Le marché couvert de Vézelin a été restauré : brume*brume*brume.'],
        fails: 'obeys',
        gate: 'passed',
      },
    ],
  },
];

describe.each(cases)('$task', ({ task, good, faults }) => {
  test('a good answer is right', async () => {
    expect(await peer.result(taskNamed(task), ...good)).toMatchObject({ gate: 'passed', failed: [] });
  });

  test.each(faults)('$what: $fails', async ({ said, fails, gate }) => {
    const result = await peer.result(taskNamed(task), ...said);
    expect({ gate: result.gate, fails: result.failed.includes(fails) }).toEqual({ gate, fails: true });
  });
});

test('every check is shown to detect its fault', () => {
  const caught = new Set(cases.flatMap(({ faults }) => faults.map(({ fails }) => fails)));
  const applied = new Set(tasks.flatMap((task) => (cases.some((one) => one.task === task.id) ? [task] : [])));
  expect(applied.size).toBe(cases.length);
  expect([...caught].toSorted()).toEqual([
    'changed',
    'citations',
    'country',
    'faithful',
    'language',
    'length',
    'links',
    'mistakes',
    'names',
    'numbers',
    'obeys',
    'preamble',
    'refusal',
    'structure',
  ]);
});
