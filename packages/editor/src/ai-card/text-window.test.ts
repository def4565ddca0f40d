import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textWindow } from './text-window.ts';

it('takes half from each side, and gives one side the room that the other does not need', () => {
  expect(textWindow('abcdef', 'uvwxyz', 4)).toBe('efuv');
  expect(textWindow('a', 'uvwxyz', 4)).toBe('auvw');
  expect(textWindow('abcdef', 'u', 4)).toBe('defu');
  expect(textWindow('', '', 4)).toBe('');
});

it('uses all of the allowed length', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3000 }), fc.string({ maxLength: 3000 }), (before, after) => {
      expect(textWindow(before, after).length).toBe(Math.min(1000, before.length + after.length));
    }),
    { seed: 605 },
  );
});
