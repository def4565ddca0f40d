import { Changelog } from '@octavo/ui/flows/changelog';
import { useTranslation } from 'react-i18next';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { usePageTitle } from './use-page-title.ts';

/** `/app/changelog/` */
export default function ChangelogPage() {
  const { t } = useTranslation('changelog');
  usePageTitle(t('heading'));
  useArrivalFocus();
  return <Changelog />;
}
