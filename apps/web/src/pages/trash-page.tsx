import { Trash } from '@octavo/ui/flows/trash';
import { useTranslation } from 'react-i18next';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { usePageTitle } from './use-page-title.ts';

/** `/app/trash/` */
export default function TrashPage() {
  const { t } = useTranslation('trash');
  usePageTitle(t('heading'));
  useArrivalFocus();
  return <Trash />;
}
