import { useTranslation } from 'react-i18next';

/** The labels read out before deletions and insertions. */
export function useDiffLabels() {
  const { t } = useTranslation('versions');
  return { deletedLabel: `${t('deletedLabel')} `, insertedLabel: `${t('insertedLabel')} ` };
}
