import { useTranslation } from 'react-i18next';

/** How many AI words are left of how many, in words. */
export function useAllowanceWords(): (left: number, total: number) => string {
  const { t } = useTranslation('account');
  return (left, total) => `${t('allowance.left', { count: left })}, ${t('allowance.scale', { total })}`;
}
