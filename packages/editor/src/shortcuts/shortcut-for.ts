import type { Platform } from './key-names.ts';
import { type AppShortcutId, shortcuts } from './shortcuts.ts';

/** The parts of a keyboard event that decide which shortcut it is. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const codes: Readonly<Record<string, string>> = {
  '.': 'Period',
  '\\': 'Backslash',
  Enter: 'Enter',
  Backspace: 'Backspace',
};

// Parsed once: every key press on the page is compared with them. All of them need Mod, which plain typing does not hold.
const combinations = shortcuts.flatMap((shortcut) =>
  shortcut.scope === 'app' ? [{ id: shortcut.id, ...combinationOf(shortcut.keys) }] : [],
);

function combinationOf(keys: string) {
  const parts = keys.split('-');
  const key = parts.at(-1) ?? '';
  return {
    alt: parts.includes('Alt'),
    shift: parts.includes('Shift'),
    key: key.toLowerCase(),
    code: codes[key] ?? `Key${key.toUpperCase()}`,
  };
}

/** The action of the page that a key press asks for; null when it asks for none. */
export function shortcutFor(event: KeyPress, platform: Platform): AppShortcutId | null {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const mod = platform === 'mac' ? metaKey : ctrlKey;
  const stray = platform === 'mac' ? ctrlKey : metaKey;
  if (stray || !mod) return null;
  // Also by the key's position: with Alt or Shift held, `key` is another character.
  const found = combinations.find(
    (keys) =>
      keys.alt === altKey &&
      keys.shift === shiftKey &&
      (keys.code === event.code || keys.key === event.key.toLowerCase()),
  );
  return found?.id ?? null;
}
