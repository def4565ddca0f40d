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
