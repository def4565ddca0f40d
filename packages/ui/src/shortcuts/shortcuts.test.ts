import { describe, expect, it } from 'vitest';
import { ariaKeys, isOnEveryKeyboard, keyNames } from './key-names.ts';
import { labelOfKey, listedKey } from './label-of-key.ts';
import { editorShortcutFor, shortcutFor } from './shortcut-for.ts';
import { shortcutGroups, shortcuts } from './shortcuts.ts';

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {},
  code = '',
  keyCode = 0,
) => ({
  key,
  code,
  keyCode,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  getModifierState: () => false,
  ...held,
});

describe('the shortcut table', () => {
  it('has entries in each group, and no duplicate id or key', () => {
    expect([...new Set(shortcuts.map(({ group }) => group))].toSorted()).toEqual(
      [...shortcutGroups].toSorted(),
    );
    expect(new Set(shortcuts.map(({ id }) => id)).size).toBe(shortcuts.length);
    expect(new Set(shortcuts.map(({ keys, scope }) => `${keys} ${scope}`)).size).toBe(shortcuts.length);
  });

  it('names keys as on each platform', () => {
    const german = { control: 'Strg', shift: 'Umschalt', alt: 'Alt' };
    expect(keyNames('redo', 'mac', german)).toEqual(['⌘', '⇧', 'Z']);
    expect(keyNames('redo', 'other', german)).toEqual(['Strg', 'Umschalt', 'Z']);
    expect(keyNames('focusMenu', 'other', german)).toEqual(['Alt', 'F10']);
    expect(keyNames('acceptCompletion', 'mac', german)).toEqual(['⌥', '→']);
    expect(keyNames('acceptCompletion', 'other', german)).toEqual(['Strg', '→']);
  });

  it('names keys for assistive technology', () => {
    expect(ariaKeys('heading1', 'mac')).toBe('Meta+Alt+1');
    expect(ariaKeys('heading1', 'other')).toBe('Control+Alt+1');
  });

  it('uses Mod for every shortcut of the page', () => {
    const ofPage = shortcuts.filter(({ scope }) => scope === 'app');
    expect(ofPage.filter(({ keys }) => !keys.startsWith('Mod-'))).toEqual([]);
  });

  it('maps keys to page actions on each platform', () => {
    expect(shortcutFor(press('Enter', { ctrlKey: true }), 'other')).toBe('applySuggestion');
    expect(shortcutFor(press('Enter', { metaKey: true }), 'mac')).toBe('applySuggestion');
    expect(shortcutFor(press('Enter', { ctrlKey: true }), 'mac')).toBe(null);
    expect(shortcutFor(press('>', { ctrlKey: true, shiftKey: true }, 'Period'), 'other')).toBe(
      'previousSuggestion',
    );
    expect(shortcutFor(press('ß', { metaKey: true, altKey: true }, 'KeyS'), 'mac')).toBe('toggleSuggestions');
    expect(editorShortcutFor(press('y', { ctrlKey: true }), 'other')).toBe('redo');
    expect(editorShortcutFor(press('y', { ctrlKey: true }), 'mac')).toBe(null);
    expect(shortcutFor(press('b', { ctrlKey: true }), 'other')).toBe(null);
    expect(shortcutFor(press('.'), 'other')).toBe(null);
  });

  it('knows that letters are on every keyboard and other characters are not', () => {
    expect(isOnEveryKeyboard('search', 'other')).toBe(true);
    expect(isOnEveryKeyboard('previousSuggestion', 'other')).toBe(false);
  });

  it.each([
    ['QWERTZ', { Backslash: '#', Period: '.' }, ['#', '#', '.', '.']],
    ['AZERTY', { Backslash: '*', Period: ':', Comma: ';' }, ['*', '*', ':', ':']],
    ['Portuguese', { Backquote: '\\', Backslash: '~', Period: '.' }, ['\\', '\\', '.', '.']],
    ['Russian', { Backslash: '\\', Period: 'ю' }, ['\\', '\\', null, null]],
  ] as const)(
    'regression 488: shows the label of the key at the place of a character on %s',
    (_, keys, labels) => {
      const map = new Map<string, string>(Object.entries(keys));
      const ids = ['toggleSidebar', 'togglePanel', 'nextSuggestion', 'previousSuggestion'] as const;
      expect(ids.map((id) => labelOfKey(id, 'other', map, false))).toEqual(labels);
      expect(
        keyNames('toggleSidebar', 'other', { control: 'Ctrl', shift: 'Shift', alt: 'Alt' }, labels[0]),
      ).toEqual(['Ctrl', labels[0]]);
    },
  );

  it.each([
    ['QWERTZ', new Map([['Backslash', '#']]), '#'],
    ['AZERTY', new Map([['Backslash', '*']]), '*'],
    ['Russian', new Map([['Backslash', 'ъ']]), '\\'],
    ['an unknown keyboard', null, '\\'],
  ] as const)('regression 469: the list of all shortcuts shows the label of a key on %s', (_, map, label) => {
    expect(listedKey('toggleSidebar', 'other', map)).toBe(label);
    expect(listedKey('search', 'other', map)).toBe('k');
  });

  it('regression 488: shows no character for an unknown keyboard, except in English', () => {
    expect(labelOfKey('toggleSidebar', 'other', null, false)).toBe(null);
    expect(labelOfKey('toggleSidebar', 'other', null, true)).toBe('\\');
    expect(labelOfKey('toggleSidebar', 'other', new Map(), true)).toBe('\\');
    expect(labelOfKey('search', 'other', null, false)).toBe('k');
  });
});
