import { useTranslation } from 'react-i18next';

/** Formats how many AI words are left, and of how many. */
export function useAllowanceWords(): (left: number, total: number) => string {
  const { t } = useTranslation('account');
  return (left, total) => `${t('allowance.left', { count: left })}, ${t('allowance.scale', { total })}`;
}
