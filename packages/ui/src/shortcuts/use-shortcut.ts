import { useTranslation } from 'react-i18next';
import { ariaKeys, isOnEveryKeyboard, keyNames, platformOf } from './key-names.ts';
import type { ShortcutId } from './shortcuts.ts';

/** What a button says about the keys of its action. */
export interface ShownShortcut {
  /** For the reader, in the reader's language. */
  readonly shortcut?: string;
  readonly 'aria-keyshortcuts'?: string;
}

/**
 * The keys of an action on this keyboard, as props of its button; none without an action. Signs such as the backslash
 * are on other keys, or behind Shift and AltGr, of most keyboards but English ones: of these nothing is said.
 */
export function useShortcut(id: ShortcutId | undefined): ShownShortcut {
  const { t, i18n } = useTranslation('common');
  if (id === undefined) return {};
  const platform = platformOf(navigator);
  if (!isOnEveryKeyboard(id, platform) && !i18n.language.startsWith('en')) return {};
  const modifiers = { control: t('keys.control'), shift: t('keys.shift'), alt: t('keys.alt') };
  return {
    shortcut: keyNames(id, platform, modifiers).join(' '),
    'aria-keyshortcuts': ariaKeys(id, platform),
  };
}
