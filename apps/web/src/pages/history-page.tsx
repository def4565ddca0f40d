import { History } from '@octavo/ui/flows/history';
import { useTranslation } from 'react-i18next';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { usePageTitle } from './use-page-title.ts';

/** `/app/history/` */
export default function HistoryPage() {
  const { t } = useTranslation('history');
  usePageTitle(t('heading'));
  useArrivalFocus();
  return <History />;
}
