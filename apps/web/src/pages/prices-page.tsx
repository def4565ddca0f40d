import { PricesPage as Page } from '@octavo/ui/flows/prices';
import { useTranslation } from 'react-i18next';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { usePageTitle } from './use-page-title.ts';

/** `/app/prices/` */
export default function PricesPage() {
  const { t } = useTranslation('prices');
  usePageTitle(t('heading'));
  useArrivalFocus();
  return <Page />;
}
