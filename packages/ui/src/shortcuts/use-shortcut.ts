import { useTranslation } from 'react-i18next';
import { ariaKeys, keyNames, platformOf } from './key-names.ts';
import { labelOfKey } from './label-of-key.ts';
import { useKeyboardMap } from './keyboard-map.ts';
import type { ShortcutId } from './shortcuts.ts';

/** What a button says about the keys of its action. */
export interface ShownShortcut {
  /** For the reader, in the reader's language. */
  readonly shortcut?: string;
  readonly 'aria-keyshortcuts'?: string;
}

/**
 * The keys of an action on this keyboard, as props of its button; none without an action. Signs such as the backslash
 * are on other keys, or behind Shift and AltGr, of most keyboards but English ones: there the key in their place is
 * named, or nothing where the browser does not tell which keyboard it is.
 */
export function useShortcut(id: ShortcutId | undefined): ShownShortcut {
  const { t, i18n } = useTranslation('common');
  const map = useKeyboardMap();
  if (id === undefined) return {};
  const platform = platformOf(navigator);
  const key = labelOfKey(id, platform, map, i18n.language.startsWith('en'));
  if (key === null) return {};
  const modifiers = { control: t('keys.control'), shift: t('keys.shift'), alt: t('keys.alt') };
  return {
    shortcut: keyNames(id, platform, modifiers, key).join(' '),
    'aria-keyshortcuts': ariaKeys(id, platform, key),
  };
}
