import { Home } from '@octavo/ui/flows/home';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { documentCount } from '../app/account-state.ts';
import { app } from '../app/actors.ts';
import { bindShortcuts } from '../app/bind-shortcuts.ts';
import { wiredHome } from '../wiring/home.ts';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { usePageTitle } from './use-page-title.ts';

/** `/app/` */
export function HomePage() {
  const { t } = useTranslation('home');
  const home = useActorRef(wiredHome);
  usePageTitle(t('heading'));
  useArrivalFocus();

  useEffect(() => {
    const opened = home.on('opened', ({ id }) => {
      const { docs } = home.getSnapshot().context;
      if (docs.every((listed) => listed.id !== id)) documentCount.set(docs.length + 1);
      app.navigation.send({ type: 'page.change', route: { page: 'document', id } });
    });
    const counted = home.subscribe((state) => {
      if (state.hasTag('ready')) documentCount.set(state.context.docs.length);
    });
    const unbind = bindShortcuts({ newDocument: () => home.send({ type: 'create' }) });
    return () => {
      unbind();
      opened.unsubscribe();
      counted.unsubscribe();
    };
  }, [home]);

  return <Home actor={home} />;
}
