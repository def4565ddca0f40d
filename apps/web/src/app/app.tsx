import { AppFrame } from '@octavo/ui/flows/app-frame';
import { AlertFlow } from '@octavo/ui/flows/alert';
import { LimitToast } from '@octavo/ui/flows/limit-toast';
import { SessionScreen } from '@octavo/ui/flows/session';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { HomePage } from '../pages/home-page.tsx';
import { documentCount, wordsLeft } from './account-state.ts';
import { app } from './actors.ts';

const DocumentPage = lazy(() => import('../pages/document-page.tsx'));
const wordsADay = 200;

/** The whole app: the session first, then the page of the route on the desk. */
export function App() {
  const isReady = useSelector(app.session, (state) => state.hasTag('ready'));
  const route = useSelector(app.navigation, (state) => state.context.route);
  const left = useSyncExternalStore(wordsLeft.subscribe, wordsLeft.get);
  const documents = useSyncExternalStore(documentCount.subscribe, documentCount.get);

  if (!isReady) return <SessionScreen actor={app.session} />;
  return (
    <>
      <AppFrame
        sidebar={app.sidebar}
        navigation={app.navigation}
        theme={app.theme}
        allowance={left === null ? null : { left, total: wordsADay }}
        documents={documents}
      >
        {route.page === 'home' ? (
          <HomePage />
        ) : (
          <Suspense>
            <DocumentPage key={route.id} id={route.id} />
          </Suspense>
        )}
      </AppFrame>
      <AlertFlow actor={app.alert} />
      <LimitToast actor={app.limitToast} />
    </>
  );
}
