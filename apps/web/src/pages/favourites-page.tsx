import { Starred } from '@octavo/ui/flows/starred';
import { useTranslation } from 'react-i18next';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { usePageTitle } from './use-page-title.ts';

/** `/app/favourites/` */
export default function FavouritesPage() {
  const { t } = useTranslation('starred');
  usePageTitle(t('heading'));
  useArrivalFocus();
  return <Starred />;
}
