import { expect, it } from 'vitest';
import { spokenText } from './spoken-text.ts';

it.each([
  ['', '', 'The tide rises'],
  ['It falls. ', '', 'The tide rises'],
  ['It falls.', '', ' The tide rises'],
  ['We say', '', ' the tide rises'],
  ['We say ', 'and falls', 'the tide rises '],
  ['We say (', ').', 'the tide rises'],
  ['“Why?”', '', ' The tide rises'],
])('parts it from %j and %j', (before, after, expected) => {
  expect(spokenText(' the  tide\nrises ', before, after)).toBe(expected);
});

it('inserts nothing if nothing was said', () => {
  expect(spokenText(' \n', 'We say', '')).toBe('');
});
