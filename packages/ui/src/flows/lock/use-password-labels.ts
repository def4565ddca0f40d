import { useTranslation } from 'react-i18next';

/** The names of what stands in every field for a password. */
export function usePasswordLabels() {
  const { t } = useTranslation('lock');
  return { showLabel: t('show'), hideLabel: t('hide'), capsLockLabel: t('capsLock') } as const;
}
