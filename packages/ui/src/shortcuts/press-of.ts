import { keysOf, type Platform } from './key-names.ts';
import type { ShortcutId } from './shortcuts.ts';

/** The keyboard event of an action's shortcut, as on the given platform. */
export function pressOf(id: ShortcutId, platform: Platform): KeyboardEvent {
  const keys = keysOf(id, platform);
  const held = (name: string): boolean => keys.includes(name);
  const key = keys.at(-1) ?? '';
  return new KeyboardEvent('keydown', {
    key,
    ctrlKey: held('Ctrl') || (held('Mod') && platform === 'other'),
    metaKey: held('Mod') && platform === 'mac',
    altKey: held('Alt'),
    shiftKey: held('Shift'),
    bubbles: true,
    cancelable: true,
  });
}
