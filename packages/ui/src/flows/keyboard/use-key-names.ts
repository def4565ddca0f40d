import { useTranslation } from 'react-i18next';

/** The names of the keys on this keyboard: Ctrl, Strg or ⌘. */
export function useKeyNames(): {
  readonly modifier: string;
  readonly escape: string;
  readonly enter: string;
} {
  const { t } = useTranslation('common');
  return {
    modifier: isMac(navigator.platform) ? '⌘' : t('keys.control'),
    escape: t('keys.escape'),
    enter: '↵',
  };
}

/** Whether the command key does on this keyboard what Ctrl does elsewhere. */
export function isMac(platform: string): boolean {
  return /^(Mac|iPhone|iPad|iPod)/.test(platform);
}
