import { useTranslation } from 'react-i18next';
import { ariaKeys, keyNames, platformOf } from '../shortcuts/key-names.ts';
import type { EditorShortcutId } from '../shortcuts/shortcuts.ts';

/** The keys of a shortcut: `shown` for the reader, `aria` for `aria-keyshortcuts`. */
export function useShortcutKeys(
  id: EditorShortcutId | undefined,
): { readonly shown: string; readonly aria: string } | null {
  const { t } = useTranslation('common');
  if (id === undefined) return null;
  const platform = platformOf(navigator);
  const modifiers = { control: t('keys.control'), shift: t('keys.shift'), alt: t('keys.alt') };
  return { shown: keyNames(id, platform, modifiers).join(' '), aria: ariaKeys(id, platform) };
}
