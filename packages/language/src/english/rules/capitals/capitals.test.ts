import { describe, expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

const amongFaults = 0.25;

describe('function words are in lower case within a sentence', () => {
  test.each([
    ['We like music and The girls like sport.', 'We like music and the girls like sport.'],
    ['You Should ask them first.', 'You should ask them first.'],
    ['Some of The lamps were broken.', 'Some of the lamps were broken.'],
    ['They stayed at home Because it rained.', 'They stayed at home because it rained.'],
    ['If We wait here, they will find us.', 'If we wait here, they will find us.'],
  ])('%s', (wrong, right) => expect(mended(wrong)).toBe(right));

  test.each([
    'We read The Times on the train.',
    'The Who played in Leeds.',
    'They loved the song Because.',
    'In May he went to Rome.',
    'We met Will in May.',
    'He and I left early.',
  ])('%s stays', (right) => expect(mended(right)).toBe(right));
});

describe('common words are in lower case among other faults', () => {
  test.each([
    ['The Teacher waited for us.', 'The teacher waited for us.'],
    ['He works in a big Hospital near us.', 'He works in a big hospital near us.'],
    ['They sell Computers in this street.', 'They sell computers in this street.'],
  ])('%s', (wrong, right) => {
    expect(mended(wrong, amongFaults)).toBe(right);
    expect(mended(wrong)).toBe(wrong);
  });

  test.each([
    'The Internet is faster now.',
    'My sister Rose sings well.',
    'The Stoics taught patience.',
    'The Board of Directors met on Monday.',
    'We met Mr Baker at the Ritz.',
    'As Section 3 says, the Board decides.',
    'Importing Customers and Vendors',
    'Creating from the Ledger',
  ])('%s stays', (right) => expect(mended(right, amongFaults)).toBe(right));
});
