import { expect, test } from 'vitest';
import { isPlainSlip, isSingleSlip } from './plain-slip.ts';

test.each([
  ['recieve', 'receive'],
  ['goverment', 'government'],
  ['excercise', 'exercise'],
  ['tomorow', 'tomorrow'],
  ['untill', 'until'],
  ['definately', 'definitely'],
  ['Untill', 'until'],
])('a single slip leads from %s to %s', (written, meant) => {
  expect(isSingleSlip(written, meant)).toBe(true);
});

test.each([
  ['haskell', 'Haskell'],
  ['tommorow', 'tomorrow '],
  ['wich', 'switch'],
  ['alot', 'a lot of'],
])('no single slip leads from %s to %s', (written, meant) => {
  expect(isSingleSlip(written, meant)).toBe(false);
});

const plain = (paragraph: string, written: string, isFrequent = true): boolean =>
  isPlainSlip(
    paragraph,
    { offset: paragraph.indexOf(written), length: written.length, replacement: 'demon' },
    () => isFrequent,
  );

test('a slip is plain in a lower-case word or at the start of a sentence', () => {
  expect(plain('There was a daemon here.', 'daemon')).toBe(true);
  expect(plain('So it was. Daemon or not.', 'Daemon')).toBe(true);
  expect(plain('“Daemon or not,” she said.', 'Daemon')).toBe(true);
});

test('it is not plain in a possible name or in part of something longer', () => {
  expect(plain('We met Daemon there.', 'Daemon')).toBe(false);
  expect(plain('Daemon Black was there.', 'Daemon')).toBe(false);
  expect(plain('It is by F. Daemon again.', 'Daemon')).toBe(false);
  expect(plain('The DAEMON runs.', 'DAEMON')).toBe(false);
  expect(plain('It is non-daemon now.', 'daemon')).toBe(false);
  expect(plain('Look into /usr/daemon first.', 'daemon')).toBe(false);
  expect(plain('The daemon-like thing.', 'daemon')).toBe(false);
});

test('it is not plain if a rare word would be meant', () => {
  expect(plain('There was a daemon here.', 'daemon', false)).toBe(false);
});
