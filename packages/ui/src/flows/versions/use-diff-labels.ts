import { useTranslation } from 'react-i18next';

/** What is read out before what was deleted and what was added. */
export function useDiffLabels() {
  const { t } = useTranslation('versions');
  return { deletedLabel: `${t('deletedLabel')} `, insertedLabel: `${t('insertedLabel')} ` };
}
