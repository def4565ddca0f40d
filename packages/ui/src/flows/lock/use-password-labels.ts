import { useTranslation } from 'react-i18next';

/** The labels that every password field needs. */
export function usePasswordLabels() {
  const { t } = useTranslation('lock');
  return { showLabel: t('show'), hideLabel: t('hide'), capsLockLabel: t('capsLock') } as const;
}
