import type { AppActor } from '@octavo/machines/app';
import { App } from '@octavo/ui/flows/app';
import { Flows } from '@octavo/ui/flows/flow-context';
import { ProvideCheckout } from '@octavo/ui/flows/checkout';
import { useSelector } from '@xstate/react';
import { lazy, useMemo } from 'react';
import { lazyPart } from '@octavo/ui/flows/lazy-part';
import { checkoutStore } from '../checkout/checkout-store.ts';
import { HomePage } from '../pages/home-page.tsx';

// Loaded by the time it is rendered: the app's machine fetches it together with the desk.
const DocumentPage = lazy(() => import('../pages/document-page.tsx'));

const AccountPage = lazyPart(() => import('../pages/account-page.tsx'), {
  texts: [
    'profile',
    'sharing',
    'avatar-picker',
    'details',
    'devices',
    'signup-offer',
    'faq',
    'browser-model',
  ],
  place: 'page',
});

const HistoryPage = lazyPart(() => import('../pages/history-page.tsx'), {
  texts: ['history', 'date-picker'],
  place: 'page',
});

const ShortcutsPage = lazyPart(() => import('../pages/shortcuts-page.tsx'), {
  texts: ['shortcuts'],
  place: 'page',
});

const ChangelogPage = lazyPart(() => import('../pages/changelog-page.tsx'), {
  texts: ['changelog'],
  place: 'page',
});

const PricesPage = lazyPart(() => import('../pages/prices-page.tsx'), { texts: ['prices'], place: 'page' });

const FavouritesPage = lazyPart(() => import('../pages/favourites-page.tsx'), {
  texts: ['starred'],
  place: 'page',
});

const TrashPage = lazyPart(() => import('../pages/trash-page.tsx'), { texts: ['trash'], place: 'page' });

/**
 * The app on its running machine. The open document's flows are available everywhere, since its dialogs can lie over
 * any page.
 */
export function RunningApp({ app }: { readonly app: AppActor }) {
  const flows = useSelector(app, ({ context }) => context.flows);
  const desk = useSelector(app, ({ context }) => context.desk);
  const ofRow = useSelector(flows.row, ({ context }) => context.flows);
  const ofDesk = useSelector(desk ?? undefined, (state) => state?.context.flows);
  const all = useMemo(
    () => ({ app, ...flows, ...(desk ? { desk, ...ofDesk } : ofRow) }),
    [app, flows, desk, ofDesk, ofRow],
  );
  return (
    <Flows of={all}>
      <ProvideCheckout store={checkoutStore}>
        <App
          home={<HomePage />}
          account={<AccountPage />}
          history={<HistoryPage />}
          shortcuts={<ShortcutsPage />}
          changelog={<ChangelogPage />}
          prices={<PricesPage />}
          favourites={<FavouritesPage />}
          trash={<TrashPage />}
          document={desk === null ? null : <DocumentPage key={desk.id} desk={desk} />}
        />
      </ProvideCheckout>
    </Flows>
  );
}
