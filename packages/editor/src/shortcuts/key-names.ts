import { type ShortcutId, shortcuts } from './shortcuts.ts';

/** The keyboards that name their modifiers differently. */
export type Platform = 'mac' | 'other';

const mac: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', Ctrl: '⌃', Enter: '↵' };
const other: Readonly<Record<string, string>> = { Mod: 'Ctrl', Enter: '↵' };

/** The keys of a shortcut as the platform writes them, in the order they are pressed. */
export function keyNames(id: ShortcutId, platform: Platform): string[] {
  const keys = shortcuts.find((shortcut) => shortcut.id === id)?.keys ?? '';
  const names = platform === 'mac' ? mac : other;
  return keys.split('-').map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key));
}

/** The platform of a browser, from what it calls itself. */
export function platformOf(navigator: { readonly platform: string }): Platform {
  return /Mac|iPhone|iPad/u.test(navigator.platform) ? 'mac' : 'other';
}
