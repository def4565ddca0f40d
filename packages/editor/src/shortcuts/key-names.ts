import { type ShortcutId, shortcuts } from './shortcuts.ts';

/** The keyboards that name their modifiers differently. */
export type Platform = 'mac' | 'other';

/** What the modifiers are called in the reader's language, outside of a Mac. */
export interface ModifierNames {
  readonly control: string;
  readonly shift: string;
  readonly alt: string;
}

const mac: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', Ctrl: '⌃', Enter: '↵' };

/** The keys of a shortcut as the platform writes them, in the order they are pressed. */
export function keyNames(id: ShortcutId, platform: Platform, modifiers: ModifierNames): string[] {
  const { control, shift, alt } = modifiers;
  const names: Readonly<Record<string, string>> =
    platform === 'mac' ? mac : { Mod: control, Alt: alt, Shift: shift, Enter: '↵' };
  return keysOf(id).map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key));
}

/** The keys of a shortcut for `aria-keyshortcuts`. */
export function ariaKeys(id: ShortcutId, platform: Platform): string {
  const mod = platform === 'mac' ? 'Meta' : 'Control';
  return keysOf(id)
    .map((key) => (key === 'Mod' ? mod : key.length === 1 ? key.toUpperCase() : key))
    .join('+');
}

function keysOf(id: ShortcutId): readonly string[] {
  return shortcuts.find((shortcut) => shortcut.id === id)?.keys.split('-') ?? [];
}

/** The platform of a browser, from what it calls itself. */
export function platformOf(navigator: { readonly platform: string }): Platform {
  return /Mac|iPhone|iPad/u.test(navigator.platform) ? 'mac' : 'other';
}
