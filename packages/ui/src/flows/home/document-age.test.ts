import { expect, it } from 'vitest';
import { documentAge, shortAge } from './document-age.ts';

const now = new Date(2026, 10, 21, 10, 30);
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
const minutes = 60_000;
const hours = 60 * minutes;

it.each([
  [20_000, 'Now'],
  [12 * minutes, '12 min'],
  [3 * hours, '3 hr'],
  [11 * hours, 'Yesterday'],
  [72 * hours, 'Wed, Nov 18'],
  [400 * 24 * hours, 'Oct 17, 2025'],
])('shows %d ms in a column as %s', (past, words) => {
  expect(documentAge(ago(past), now, 'en')).toBe(words);
});

it.each([
  [-5 * minutes, 'now'],
  [12 * minutes, '12 min'],
  [3 * hours, '3 hr'],
  [11 * hours, '1 day'],
  [30 * 24 * hours, 'Oct 22'],
])('shows %d ms in short as %s', (past, words) => {
  expect(shortAge(ago(past), now, 'en')).toBe(words);
});

it('uses the language of the page', () => {
  expect(documentAge(ago(11 * hours), now, 'pt-PT')).toBe('Ontem');
  expect(documentAge(ago(11 * hours), now, 'de-DE')).toBe('Gestern');
});
