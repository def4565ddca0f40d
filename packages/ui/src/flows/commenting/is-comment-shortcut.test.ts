import { expect, it } from 'vitest';
import { isCommentShortcut } from './is-comment-shortcut.ts';

const windows = { ctrlKey: true, altKey: true };
const mac = { metaKey: true, altKey: true };

it.each([
  ['US', windows, 'm', 'KeyM', 77, true],
  ['a French keyboard', windows, 'm', 'Semicolon', 77, true],
  ['a French keyboard, where M is on others', windows, ',', 'KeyM', 188, false],
  ['a German keyboard, by AltGr', windows, 'µ', 'KeyM', 77, false],
  ['a Russian keyboard', windows, 'ь', 'KeyM', 77, true],
  ['a Greek keyboard', windows, 'μ', 'KeyM', 77, true],
  ['a Dvorak keyboard, where M is on others', windows, 'm', 'KeyM', 77, true],
  ['a Mac', mac, 'µ', 'KeyM', 77, true],
  ['a French Mac', mac, 'µ', 'Semicolon', 77, true],
  ['a French Mac, where M is on others', mac, '∞', 'KeyM', 188, false],
  ['a Mac with Ctrl', { ...mac, ctrlKey: true }, 'm', 'KeyM', 77, false],
] as const)('regression 402: on %s', (_keyboard, held, key, code, keyCode, isShortcut) => {
  const press = {
    ctrlKey: false,
    metaKey: false,
    ...held,
    key,
    code,
    keyCode,
    getModifierState: () => false,
  };
  expect(isCommentShortcut(press)).toBe(isShortcut);
  expect(isCommentShortcut({ ...press, getModifierState: (name) => name === 'AltGraph' })).toBe(false);
});
