import { expect, test } from 'vitest';
import type { Caller } from '../../engine/caller.ts';
import { createEfforts, unlimited } from './effort.ts';
import { openDictionary } from './open-dictionary.ts';
import { createSpelling } from './spelling.ts';
import { wordRanks } from './word-ranks.ts';

const writer: Caller = { accountId: 'writer', network: '203.0.113.9' };

function stage() {
  let time = 0;
  const effortOf = createEfforts(
    () => time,
    () => time,
  );
  const spend = (caller: Caller, ms: number): void => effortOf(caller).spend(() => void (time += ms));
  const may = (caller: Caller): readonly [boolean, boolean] => {
    const effort = effortOf(caller);
    return [effort.maySearch(), effort.mayTry()];
  };
  return { effortOf, spend, may, pass: (ms: number) => (time += ms) };
}

test('the expensive search ends at half of the budget, the cheap one at all of it, and both resume later', () => {
  const { spend, may, pass } = stage();
  expect(may(writer)).toEqual([true, true]);
  spend(writer, 1_000);
  expect(may(writer)).toEqual([false, true]);
  spend(writer, 1_060);
  expect(may(writer)).toEqual([false, false]);
  pass(10_000);
  expect(may(writer)).toEqual([false, true]);
  pass(11_000);
  expect(may(writer)).toEqual([true, true]);
});

test('each account has its own budget, and a network that of eight accounts', () => {
  const { spend, may } = stage();
  const accounts = Array.from({ length: 20 }, (_, index) => ({ ...writer, accountId: `a${index}` }));
  for (const account of accounts) spend(account, 2_000);
  expect(may({ ...writer, accountId: 'late' })).toEqual([false, false]);
  expect(may({ accountId: 'elsewhere', network: '203.0.113.10' })).toEqual([true, true]);
  expect(may({ accountId: undefined, network: undefined })).toEqual([true, true]);
});

test('regression 14: random words are searched within the budget, and known slips are still reported', async () => {
  const dictionary = await openDictionary('fr');
  let time = 0;
  const costly = {
    isKnown: dictionary.isKnown,
    suggest: (word: string) => {
      time += 160;
      return [word];
    },
  };
  const effortOf = createEfforts(
    () => time,
    () => time,
  );
  const spelling = createSpelling('fr', costly, wordRanks('fr'));
  const letters = 'bcdfghjklmnpqrstvwxz';
  // Without a vowel it would be taken for a command.
  const word = (seed: number): string =>
    `a${Array.from({ length: 8 }, (_, at) => letters.charAt((seed * (at + 3) * 7919) % letters.length)).join('')}`;
  for (let paragraph = 0; paragraph < 50; paragraph += 1) {
    const words = Array.from({ length: 10 }, (_, at) => word(paragraph * 10 + at + 1));
    spelling.check(words.join(' '), effortOf(writer));
  }
  expect(time).toBeGreaterThan(500);
  expect(time).toBeLessThan(1_400);
  const [slip] = spelling.check('Une lettre imporante.', effortOf(writer));
  expect(slip?.replacement).toBe('importante');
  expect(spelling.check('Une lettre imporante.', unlimited)).toEqual([slip]);
});
