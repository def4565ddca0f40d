import { expect, test } from 'vitest';
import { isEnglishButForOne } from './english-line.ts';

test('an English line may have one unknown word, and with more it is another language', () => {
  expect(isEnglishButForOne(['Climate', 'chnage'], new Set(['chnage']))).toBe(true);
  expect(isEnglishButForOne(['Incme', 'Barchart'], new Set(['incme', 'barchart']))).toBe(true);
  expect(isEnglishButForOne(['Los', 'pollos', 'hermanos'], new Set(['los', 'pollos', 'hermanos']))).toBe(
    false,
  );
  expect(isEnglishButForOne(['La', 'nuova'], new Set(['nuova']))).toBe(false);
});
