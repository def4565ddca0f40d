import { expect, it } from 'vitest';
import { referenceLine } from './reference-line.ts';

it('joins the existing parts with one full stop, even after an initial', () => {
  expect(referenceLine({ authors: 'Seeley, T. D.', year: 2010, title: 'Honeybee Democracy' })).toBe(
    'Seeley, T. D. 2010. Honeybee Democracy',
  );
});
