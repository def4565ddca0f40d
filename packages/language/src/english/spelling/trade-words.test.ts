import { expect, test } from 'vitest';
import { isTradeWord } from './trade-words.ts';

test('words of the trade are known, slips are not', () => {
  expect(['rsync', 'sudo', 'Sudo', 'wget', 'ssh'].filter((word) => !isTradeWord(word))).toEqual([]);
  expect(['teh', 'recieve', 'untill', 'Ide', 'becuase'].filter((word) => isTradeWord(word))).toEqual([]);
});
