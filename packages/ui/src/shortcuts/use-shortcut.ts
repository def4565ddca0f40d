import { useTranslation } from 'react-i18next';
import { ariaKeys, keyNames, platformOf } from './key-names.ts';
import type { ShortcutId } from './shortcuts.ts';

/** What a button says about the keys of its action. */
export interface ShownShortcut {
  /** For the reader, in the reader's language. */
  readonly shortcut?: string;
  readonly 'aria-keyshortcuts'?: string;
}

/** The keys of an action on this keyboard, as props of its button; none without an action. */
export function useShortcut(id: ShortcutId | undefined): ShownShortcut {
  const { t } = useTranslation('common');
  if (id === undefined) return {};
  const platform = platformOf(navigator);
  const modifiers = { control: t('keys.control'), shift: t('keys.shift'), alt: t('keys.alt') };
  return {
    shortcut: keyNames(id, platform, modifiers).join(' '),
    'aria-keyshortcuts': ariaKeys(id, platform),
  };
}
