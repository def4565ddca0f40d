import { type ShortcutId, shortcuts } from './shortcuts.ts';

/** Platforms with different names for the modifier keys. */
export type Platform = 'mac' | 'other';

/** Names of the modifier keys in the reader's language, except on a Mac. */
export interface ModifierNames {
  readonly control: string;
  readonly shift: string;
  readonly alt: string;
}

const signs = {
  Enter: '↵',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Tab: '⇥',
};

const mac: Readonly<Record<string, string>> = {
  Mod: '⌘',
  Alt: '⌥',
  Shift: '⇧',
  Ctrl: '⌃',
  ...signs,
  Backspace: '⌫',
};

/**
 * The key names of a shortcut on a platform, in the order they are pressed.
 *
 * @param key what the last key is labelled with on this keyboard
 */
export function keyNames(
  id: ShortcutId,
  platform: Platform,
  modifiers: ModifierNames,
  key?: string,
): string[] {
  const { control, shift, alt } = modifiers;
  const names: Readonly<Record<string, string>> =
    platform === 'mac'
      ? mac
      : { Mod: control, Ctrl: control, Alt: alt, Shift: shift, ...signs, Backspace: '⌫' };
  return labelled(id, platform, key).map(
    (part) => names[part] ?? (part.length === 1 ? part.toUpperCase() : part),
  );
}

/**
 * The keys of a shortcut for `aria-keyshortcuts`.
 *
 * @param key as in `keyNames`
 */
export function ariaKeys(id: ShortcutId, platform: Platform, key?: string): string {
  const mod = platform === 'mac' ? 'Meta' : 'Control';
  return labelled(id, platform, key)
    .map((part) =>
      part === 'Mod' ? mod : part === 'Ctrl' ? 'Control' : part.length === 1 ? part.toUpperCase() : part,
    )
    .join('+');
}

const labelled = (id: ShortcutId, platform: Platform, key: string | undefined): readonly string[] =>
  key === undefined ? keysOf(id, platform) : [...keysOf(id, platform).slice(0, -1), key];

/** Whether every keyboard types the key of a shortcut without Shift or AltGr: letters, digits and named keys. */
export function isOnEveryKeyboard(id: ShortcutId, platform: Platform): boolean {
  const key = keysOf(id, platform).at(-1) ?? '';
  return key.length > 1 || /[\p{L}\p{N}]/u.test(key);
}

/** The parts of a shortcut; the last one is the key itself. */
export function keysOf(id: ShortcutId, platform: Platform): readonly string[] {
  const shortcut = shortcuts.find((candidate) => candidate.id === id);
  if (shortcut === undefined) return [];
  return (platform === 'mac' && 'mac' in shortcut ? shortcut.mac : shortcut.keys).split('-');
}

/** The platform of a browser, by its `navigator.platform`. */
export function platformOf(navigator: { readonly platform: string }): Platform {
  return /Mac|iPhone|iPad/u.test(navigator.platform) ? 'mac' : 'other';
}
