import { expect, it } from 'vitest';
import { isIban } from './iban.ts';

it.each([
  ['DE89370400440532013000', true],
  ['GB29NWBK60161331926819', true],
  ['PT50000201231234567890154', true],
  ['NO9386011117947', true],
  ['DE89370400440532013001', false],
  ['DE98370400440532013000', false],
  ['de89370400440532013000', false],
  ['DE89', false],
  ['', false],
])('%s: %s', (iban, valid) => {
  expect(isIban(iban)).toBe(valid);
});
