import { expect, test } from 'vitest';
import { essayDocument, type EssaySection } from '../../apps/api/src/compositions/essay/essay.ts';
import type { EssayWanted } from '../../apps/api/src/compositions/essay/essay-wanted.ts';
import { gradeEssay } from './grade.ts';
import { orders } from './orders.ts';

const wanted: EssayWanted = {
  language: 'en',
  subject: 'trains',
  thesis: 'Trains are kind.',
  academicLevel: 'undergraduate',
  wordCount: 150,
  style: 'classic',
  referenceStyle: 'None',
};
const section = (part: EssaySection['part'], count: number): EssaySection => ({
  part,
  paragraphs: [Array.from({ length: count }, () => 'word').join(' ')],
});
const grade = (sections: readonly EssaySection[], isWritten = true, order = wanted) =>
  gradeEssay(essayDocument({ title: 'Trains', sections }, 'en', 'None'), order, isWritten);

test('an essay that meets its order', () => {
  const whole = [
    section('introduction', 25),
    section('body', 50),
    section('body', 50),
    section('conclusion', 25),
  ];
  expect(grade(whole)).toEqual({
    words: expect.any(Number),
    isAsLong: true,
    isOrdered: true,
    hasItsHeadings: true,
    hasThesis: true,
    endsInReferences: true,
  });
});

test('one that is too short, in another order or without its headings is reported', () => {
  expect(grade([section('introduction', 25), section('body', 50), section('conclusion', 25)]).isAsLong).toBe(
    false,
  );
  expect(grade([section('body', 75), section('introduction', 75)]).isOrdered).toBe(false);
  expect(grade([section('both', 150)]).isOrdered).toBe(false);
  expect(grade([section('body', 900)], true, { ...wanted, wordCount: 1000 }).hasItsHeadings).toBe(false);
  expect(grade([{ ...section('body', 150), heading: 'One' }]).hasItsHeadings).toBe(false);
});

test('a scaffold is as long as its blanks ask for, and holds the thesis', () => {
  const blank = (part: EssaySection['part'], words: number, more = ''): EssaySection => ({
    part,
    paragraphs: [`[Point 1: a claim (${words} words)] [An example, and what it shows.]${more}`],
  });
  const scaffold = [
    blank('introduction', 30, ' Trains are kind.'),
    blank('body', 90),
    blank('conclusion', 30),
  ];
  expect(grade(scaffold, false)).toMatchObject({ words: 150, isAsLong: true, hasThesis: true });
  expect(grade([blank('introduction', 30), blank('conclusion', 30)], false)).toMatchObject({
    isAsLong: false,
    hasThesis: false,
  });
});

test('there are twenty, of every length twice', () => {
  expect(orders).toHaveLength(20);
  expect(new Set(orders.map(({ wordCount }) => wordCount)).size).toBe(10);
});
