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

/** The key names of a shortcut on a platform, in the order they are pressed. */
export function keyNames(id: ShortcutId, platform: Platform, modifiers: ModifierNames): string[] {
  const { control, shift, alt } = modifiers;
  const names: Readonly<Record<string, string>> =
    platform === 'mac'
      ? mac
      : { Mod: control, Ctrl: control, Alt: alt, Shift: shift, ...signs, Backspace: '⌫' };
  return keysOf(id, platform).map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key));
}

/** The keys of a shortcut for `aria-keyshortcuts`. */
export function ariaKeys(id: ShortcutId, platform: Platform): string {
  const mod = platform === 'mac' ? 'Meta' : 'Control';
  return keysOf(id, platform)
    .map((key) =>
      key === 'Mod' ? mod : key === 'Ctrl' ? 'Control' : key.length === 1 ? key.toUpperCase() : key,
    )
    .join('+');
}

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
