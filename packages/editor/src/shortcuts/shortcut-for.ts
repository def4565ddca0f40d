import type { Platform } from './key-names.ts';
import { type AppShortcutId, shortcuts } from './shortcuts.ts';

/** The parts of a keyboard event that decide which shortcut it is. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const codes: Readonly<Record<string, string>> = { '.': 'Period', '\\': 'Backslash', Enter: 'Enter' };

/** The action of the page that a key press asks for; null when it asks for none. */
export function shortcutFor(event: KeyPress, platform: Platform): AppShortcutId | null {
  for (const { id, keys, scope } of shortcuts) {
    if (scope === 'app' && matches(keys, event, platform)) return id;
  }
  return null;
}

// By the key's place too: with Alt or Shift held, `key` is another character.
function matches(keys: string, event: KeyPress, platform: Platform): boolean {
  const parts = keys.split('-');
  const key = parts.at(-1) ?? '';
  const mod = platform === 'mac' ? event.metaKey : event.ctrlKey;
  const stray = platform === 'mac' ? event.ctrlKey : event.metaKey;
  const held =
    mod === parts.includes('Mod') &&
    event.altKey === parts.includes('Alt') &&
    event.shiftKey === parts.includes('Shift');
  const code = codes[key] ?? `Key${key.toUpperCase()}`;
  return held && !stray && (event.key.toLowerCase() === key.toLowerCase() || event.code === code);
}
