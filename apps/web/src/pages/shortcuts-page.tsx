import { Shortcuts } from '@octavo/editor/shortcuts-page';
import { useTranslation } from 'react-i18next';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { usePageTitle } from './use-page-title.ts';

/** `/app/shortcuts/` */
export default function ShortcutsPage() {
  const { t } = useTranslation('shortcuts');
  usePageTitle(t('heading'));
  useArrivalFocus();
  return <Shortcuts />;
}
