import { Profile } from '@octavo/ui/flows/profile';
import { useTranslation } from 'react-i18next';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { usePageTitle } from './use-page-title.ts';

/** `/app/account/` */
export default function AccountPage() {
  const { t } = useTranslation('profile');
  usePageTitle(t('heading'));
  useArrivalFocus();
  return <Profile />;
}
