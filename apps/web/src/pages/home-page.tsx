import { useFlow } from '@octavo/ui/flows/flow-context';
import { Home } from '@octavo/ui/flows/home';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bindShortcuts } from '../app/bind-shortcuts.ts';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { usePageTitle } from './use-page-title.ts';

/** Returns false where there is nothing to search yet. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('#content input[type=search]');
  field?.focus();
  field?.select();
  return field !== null;
}

/** `/app/` */
export function HomePage() {
  const { t } = useTranslation('home');
  const home = useFlow('home');
  usePageTitle(t('heading'));
  useArrivalFocus();
  useEffect(
    () => bindShortcuts({ newDocument: () => home.send({ type: 'create' }), search: focusSearch }),
    [home],
  );
  return <Home />;
}
