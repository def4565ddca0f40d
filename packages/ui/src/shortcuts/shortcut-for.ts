import type { Platform } from './key-names.ts';
import { type KeyPress, pressedKeys } from './pressed-keys.ts';
import { type AppShortcutId, type EditorShortcutId, type Shortcut, shortcuts } from './shortcuts.ts';

interface Combination<Id> {
  readonly id: Id;
  readonly ctrl: boolean;
  readonly meta: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  readonly key: string;
}

const isOfPage = (shortcut: Shortcut): shortcut is Extract<Shortcut, { scope: 'app' }> =>
  shortcut.scope === 'app';
const isOfText = (shortcut: Shortcut): shortcut is Extract<Shortcut, { scope: 'editor' }> =>
  shortcut.scope === 'editor';

// Parsed once, since every key press is compared with them.
const pageShortcuts = shortcuts.filter(isOfPage);
const textShortcuts = shortcuts.filter(isOfText);
const ofPage = { mac: combinationsOf(pageShortcuts, 'mac'), other: combinationsOf(pageShortcuts, 'other') };
const ofText = { mac: combinationsOf(textShortcuts, 'mac'), other: combinationsOf(textShortcuts, 'other') };

function combinationsOf<Kind extends Shortcut>(all: readonly Kind[], platform: Platform) {
  return all.flatMap((shortcut) =>
    keysOf(shortcut, platform).map((keys) => combinationOf<Kind['id']>(shortcut.id, keys, platform)),
  );
}

function keysOf(shortcut: Shortcut, platform: Platform): readonly string[] {
  if (platform === 'mac') return 'mac' in shortcut ? [shortcut.keys, shortcut.mac] : [shortcut.keys];
  return 'also' in shortcut ? [shortcut.keys, shortcut.also] : [shortcut.keys];
}

function combinationOf<Id>(id: Id, keys: string, platform: Platform): Combination<Id> {
  const parts = keys.split('-');
  const mod = parts.includes('Mod');
  return {
    id,
    ctrl: parts.includes('Ctrl') || (mod && platform === 'other'),
    meta: mod && platform === 'mac',
    alt: parts.includes('Alt'),
    shift: parts.includes('Shift'),
    key: (parts.at(-1) ?? '').toLowerCase(),
  };
}

function find<Id>(all: readonly Combination<Id>[], event: KeyPress, platform: Platform): Id | null {
  const { ctrlKey, metaKey, altKey } = event;
  const held = all.filter(({ ctrl, meta, alt }) => ctrl === ctrlKey && meta === metaKey && alt === altKey);
  if (held.length === 0) return null;
  for (const { key, shift } of pressedKeys(event, platform)) {
    const found = held.find((one) => one.key === key && one.shift === shift);
    if (found !== undefined) return found.id;
  }
  return null;
}

/** The page action for a key press; null if there is none. */
export function shortcutFor(event: KeyPress, platform: Platform): AppShortcutId | null {
  return find(ofPage[platform], event, platform);
}

/** The editor action for a key press; null if there is none. */
export function editorShortcutFor(event: KeyPress, platform: Platform): EditorShortcutId | null {
  return find(ofText[platform], event, platform);
}
