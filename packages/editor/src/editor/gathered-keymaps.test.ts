import { keymap } from '@tiptap/pm/keymap';
import { Plugin } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { gatherKeymaps } from './gathered-keymaps.ts';

const listening = (): Plugin =>
  new Plugin({ props: { handleKeyDown: () => false, handleClick: () => false } });
const withState = (): Plugin => new Plugin({ state: { init: () => 0, apply: () => 0 } });

test('key maps with no other key listener between them become one plugin, in the place of the first', () => {
  const [state, listener] = [withState(), listening()];
  const gathered = gatherKeymaps([keymap({}), state, keymap({}), listener, keymap({}), keymap({})]);
  expect(gathered).toHaveLength(4);
  expect(gathered[1]).toBe(state);
  expect(gathered[2]).toBe(listener);
});

test('a plugin that is more than a key map stays unchanged', () => {
  const plugins = [listening(), withState(), new Plugin({ appendTransaction: () => null })];
  expect(gatherKeymaps(plugins)).toEqual(plugins);
});
