import { expect, test } from 'vitest';
import { cpuMilliseconds } from '../testing/cpu-milliseconds.ts';
import { outsideQuotations } from './outside-quotations.ts';

const shout = (text: string): string => outsideQuotations(text, (part) => part.toUpperCase());

test.each([
  ['one “two” three', 'ONE “two” THREE'],
  ['un « deux » trois', 'UN « deux » TROIS'],
  ['eins „zwei“ drei', 'EINS „zwei“ DREI'],
  ['one "two" `three` four', 'ONE "two" `three` FOUR'],
  ['see http://a.example/b now', 'SEE http://a.example/b NOW'],
  ['one ‘that’s two’ three', 'ONE ‘that’s two’ THREE'],
  ["one 'that's two' three's", "ONE 'that's two' THREE'S"],
  ['one\n> two\nthree', 'ONE\n> two\nTHREE'],
  ['never closed: “one', 'NEVER CLOSED: “ONE'],
  ['never closed: “one, “two” three', 'NEVER CLOSED: “ONE, “two” THREE'],
])('%s', (text, expected) => {
  expect(shout(text)).toBe(expected);
});

// Each mark was searched for to the end of the text, which blocked the server for minutes.
test.each(['“', '«', '„', '‘', '"', "'", " 'a", '`'])(
  'a text of nothing but %s is read in no time',
  async (mark) => {
    const text = mark.repeat(200_000);
    const took = await cpuMilliseconds(() => expect(shout(text).toLowerCase()).toBe(text));
    expect(took).toBeLessThan(3_000);
  },
);
