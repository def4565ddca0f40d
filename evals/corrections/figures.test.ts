import { expect, test } from 'vitest';
import { alarmsPerThousand, faultFigures, type Graded } from './figures.ts';

const graded = (category: string, caught: boolean, rightFirst: boolean, rightAny: boolean): Graded => ({
  fault: { id: 'x', text: 'a', wrong: 'a', at: 0, right: ['b'], category, source: 'made for this test' },
  verdict: { caught, rightFirst, rightAny, elsewhere: 1 },
});

test('verdicts are added up, in total and by category', () => {
  const verdicts = [
    graded('article', true, true, true),
    graded('article', true, false, true),
    graded('spelling', false, false, false),
  ];
  expect(faultFigures(verdicts)).toEqual({
    faults: 3,
    caught: 2,
    rightFirst: 1,
    rightAny: 2,
    elsewhere: 3,
    byCategory: {
      article: { faults: 2, caught: 2, rightFirst: 1, rightAny: 2 },
      spelling: { faults: 1, caught: 0, rightFirst: 0, rightAny: 0 },
    },
  });
});

test('false alarms are counted per thousand words', () => {
  expect(alarmsPerThousand({ words: 2500, falseAlarms: 5 })).toBe(2);
});
