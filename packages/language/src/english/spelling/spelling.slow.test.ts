import { expect, test } from 'vitest';
import { loadHarper } from '../../checkers/harper/harper.ts';
import { harperWords } from './english-words.ts';
import { createSpelling } from './spelling.ts';
import { heldOut, learners } from './testing/misspellings.ts';

const harper = loadHarper();

/** Numbers around the word, so that the context says nothing. */
const alone = (word: string): string => `We saw the 77 ${word} 88 of it.`;

const firstReplacement = async (word: string, frame = alone): Promise<string | undefined> =>
  (await (await harper).check(frame(word), 'British')).find(({ rule }) => rule === 'SpellCheck')?.replacement;

const missed = async (list: typeof learners): Promise<string[]> => {
  const wrong: string[] = [];
  for (const [written, meant] of list) {
    const first = await firstReplacement(written);
    if (first !== meant) wrong.push(`${written} → ${first}`);
  }
  return wrong;
};

test('the first replacement is the intended word: 60 of 60 misspellings that the weights were fitted to', async () => {
  expect(learners.length).toBe(60);
  expect(await missed(learners)).toEqual([]);
}, 90_000);

test('and at least 60 of 66 others', async () => {
  expect(heldOut.length).toBe(66);
  expect((await missed(heldOut)).slice(6)).toEqual([]);
}, 90_000);

test('capitals stay unchanged', async () => {
  expect(await firstReplacement('Wich', (word) => `${word} 88 of it did we see?`)).toBe('Which');
  expect(await firstReplacement('WICH')).toBe('WHICH');
});

test.each([
  ['I would like to now wich one it is.', 'which'],
  ['They went their for a wether forecast.', 'weather'],
  ['She did not now wether he would come.', 'whether'],
  ['He has a good knowlege of it and a lot of frinds.', 'knowledge'],
  ['It was the dangerousest road of all.', 'most dangerous'],
  ['The forms that our office recieves come by post.', 'receives'],
])('the context decides between similar words: %s', async (text, right) => {
  const found = (await (await harper).check(text, 'British')).filter(({ rule }) => rule === 'SpellCheck');
  expect(found.map(({ replacement }) => replacement)).toContain(right);
});

test.each([
  ['He buyed a house and catched a fish.', ['bought', 'caught']],
  ['The childs asked for informations and advices.', ['children', 'information', 'advice']],
])('a regular form of an irregular word becomes its own form: %s', async (text, right) => {
  expect((await (await harper).check(text, 'British')).map(({ replacement }) => replacement)).toEqual(right);
});

test.each([
  'Then Mrs Raman met Councillor Oakes in Thornby Cross.',
  'The neo-liberals and the CNT-FAI quarrelled about eco-taxes.',
  'Priya Kersey is a nurse. Priya has worked with Dr Fauré.',
])('names and terms are not misspellings: %s', async (text) => {
  expect(await (await harper).check(text, 'British')).toEqual([]);
});

test.each([
  ['becaese of the rain they did not go out.', ['Because']],
  ['Inorder to win, they trained all summer.', ['In order']],
  ['Advertisments make products look better.', ['Advertisements']],
  ['The climate is in a trasitional period.', ['transitional']],
  ['They sell uncertifyed wood.', ['uncertified']],
  ['We have some douts about the plan.', ['doubts']],
  ['The situasion of the workers is bad.', ['situation']],
  ['She sleeps allday at home.', ['all day']],
])('a first word, joined words and words that sound alike: %s', async (text, right) => {
  const found = await (await harper).check(text, 'American');
  expect(found.map(({ replacement }) => replacement)).toEqual(right);
});

test.each([
  'He keeps old letters in a shoebox under the bed.',
  'The town still has nonfluoridated water.',
  'Thornby is a quiet village near the sea.',
  'Brannoch is cold in winter.',
  'Marek bought a car last week.',
  'Oisin went home early.',
  'Wendel opened the door.',
])('derived words and forms of address at the start of a sentence are left alone: %s', async (text) => {
  expect(await (await harper).check(text, 'American')).toEqual([]);
});

test.each([
  ['He has experince in this feild.', ['experience', 'field']],
  ['The contruction of the bridge took a year.', ['construction']],
  ['They are in possetion of a farm.', ['possession']],
  ['My favourite thing is Compuer games.', ['Computer']],
  ['Gouverment offices are closed.', ['Government']],
  ['I saw it on tv.', ['TV']],
  ['The firm is hirring new drivers.', ['hiring']],
  ['The rain will ceace soon.', ['cease']],
  ['She definelty knows the answer.', ['definitely']],
  ['And Goverments will not pay for it.', ['Governments']],
  ['It is a new-fasion coat.', ['fashion']],
  ['It is on the second monday of the month.', ['Monday']],
])('words recognised by sound, and words next to misspelt ones: %s', async (text, right) => {
  const found = await (await harper).check(text, 'American');
  expect(found.map(({ replacement }) => replacement)).toEqual(right);
});

test.each([
  'He studied at the University of Belgrano.',
  'She told us the do’s and don’ts of the house.',
  'The valueOf method is slow.',
  'Farmers call this work "disking" the field.',
])('names and words of their own are left alone: %s', async (text) => {
  expect(await (await harper).check(text, 'American')).toEqual([]);
});

test('findings of other rules are left alone', async () => {
  const finding = {
    offset: 0,
    length: 3,
    kind: 'grammar',
    rule: 'AnA',
    summary: 'An article.',
    replacement: 'an',
    alternatives: [],
  } as const;
  expect(await createSpelling(harperWords()).review('a apple', [finding], 'British')).toEqual([finding]);
});
