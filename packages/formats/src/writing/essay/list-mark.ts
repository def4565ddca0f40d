import type { List } from './essay.ts';

/** The marker before an item in plain text: a checkbox, a bullet or a number. */
export function listMark(list: List, index: number): string {
  if (list.done) return list.done[index] === true ? '☑' : '☐';
  return list.start === null ? '•' : `${listNumber(list, index)}.`;
}

/** The number of an item, in its list's notation. */
export function listNumber({ start, type }: List, index: number): string {
  const number = (start ?? 1) + index;
  if (type === undefined || number < 1) return String(number);
  const written = type === 'a' || type === 'A' ? letters(number) : roman(number);
  return type === 'A' || type === 'I' ? written.toUpperCase() : written;
}

/** a, b, …, z, aa, ab */
function letters(number: number): string {
  const before = Math.floor((number - 1) / 26);
  return (before > 0 ? letters(before) : '') + String.fromCodePoint(97 + ((number - 1) % 26));
}

const numerals: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(number: number): string {
  // Larger Roman numerals are not in use.
  if (number > 3999) return String(number);
  let left = number;
  let written = '';
  for (const [value, numeral] of numerals) {
    while (left >= value) {
      written += numeral;
      left -= value;
    }
  }
  return written;
}
