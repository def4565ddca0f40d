import { expect, it } from 'vitest';
import { inForm } from './form.ts';

it('selects exactly the themes whose data matches', () => {
  expect(inForm('corners', 'cut')).toBe(":is([data-theme='cyberpunk'], [data-form~='corners-cut'])");
  expect(inForm('corners', 'round')).toBe(
    ":is([data-theme='light'], [data-theme='dark'], [data-form~='corners-round'])",
  );
});
