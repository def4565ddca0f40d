import type { AppActor } from '@octavo/machines/app';
import { App } from '@octavo/ui/flows/app';
import { Flows } from '@octavo/ui/flows/flow-context';
import { useSelector } from '@xstate/react';
import { lazy, useMemo } from 'react';
import { lazyPart } from '@octavo/ui/flows/lazy-part';
import { HomePage } from '../pages/home-page.tsx';

// There by the time it is drawn: the app's machine fetches it with the desk.
const DocumentPage = lazy(() => import('../pages/document-page.tsx'));

const AccountPage = lazyPart(() => import('../pages/account-page.tsx'), {
  texts: ['profile', 'sharing', 'avatar'],
});

/** The app on its running machine. The flows of the open document are known everywhere: its dialogs lie over every page. */
export function RunningApp({ app }: { readonly app: AppActor }) {
  const flows = useSelector(app, ({ context }) => context.flows);
  const desk = useSelector(app, ({ context }) => context.desk);
  const ofDesk = useSelector(desk ?? undefined, (state) => state?.context.flows);
  const all = useMemo(
    () => ({ app, ...flows, ...(desk && { desk, ...ofDesk }) }),
    [app, flows, desk, ofDesk],
  );
  return (
    <Flows of={all}>
      <App
        home={<HomePage />}
        account={<AccountPage />}
        document={desk === null ? null : <DocumentPage key={desk.id} desk={desk} />}
      />
    </Flows>
  );
}
