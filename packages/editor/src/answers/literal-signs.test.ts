import { expect, it } from 'vitest';
import { withLiteralSigns } from './literal-signs.ts';

it.each([
  ['a product', 'It is 2*3*4 here.', 'So 2*3*4 it is.', String.raw`So 2\*3\*4 it is.`],
  ['a product that is new', '', 'It is 2*3*4.', String.raw`It is 2\*3\*4.`],
  ['a name', 'Call __init__ first.', 'First call __init__.', String.raw`First call \_\_init\_\_\.`],
  ['stars of the writer', 'A *note to* self', 'Self: *note to*', String.raw`Self: \*note to\*`],
  ['a number at the beginning', '1. Tides', '1. The tides', String.raw`1\. The tides`],
  ['bold', 'It matters.', 'It **matters**.', 'It **matters**.'],
  ['a list', 'One - two', '- one\n- two', '- one\n- two'],
  ['code', 'x', '```\na*b*c\n```\n`d*e`', '```\na*b*c\n```\n`d*e`'],
])('%s', (_name, own, answer, expected) => {
  expect(withLiteralSigns(answer, own)).toBe(expected);
});
