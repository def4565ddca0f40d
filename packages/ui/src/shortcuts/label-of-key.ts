import { isOnEveryKeyboard, keysOf, type Platform } from './key-names.ts';
import type { KeyboardMap } from './keyboard-map.ts';
import { signsByCode } from './pressed-keys.ts';
import type { ShortcutId } from './shortcuts.ts';

/**
 * What the last key of a shortcut is labelled with on a keyboard: the sign itself, or that of the key in its place;
 * null where nothing certain can be said.
 *
 * @param map the keyboard in use, if it is known
 * @param isEnglish whether the reader's language makes an English keyboard likely
 */
export function labelOfKey(
  id: ShortcutId,
  platform: Platform,
  map: KeyboardMap | null,
  isEnglish: boolean,
): string | null {
  const sign = keysOf(id, platform).at(-1) ?? '';
  if (isOnEveryKeyboard(id, platform)) return sign;
  const labels = [...(map?.values() ?? [])];
  // A browser without a keyboard has an empty map.
  if (map === null || labels.length === 0) return isEnglish ? sign : null;
  if (labels.includes(sign)) return sign;
  const code = Object.keys(signsByCode).find((one) => signsByCode[one] === sign) ?? '';
  const label = map.get(code) ?? '';
  return /^[^\p{L}\p{N}\s]$/u.test(label) ? label : null;
}

/**
 * What a list that names every shortcut prints for the last key: its label on the keyboard in use, and the sign itself
 * where nothing certain can be said.
 */
export const listedKey = (id: ShortcutId, platform: Platform, map: KeyboardMap | null): string =>
  labelOfKey(id, platform, map, true) ?? keysOf(id, platform).at(-1) ?? '';
