import { freeDailyWords } from '@octavo/contract/account-kinds';
import { AppFrame } from '@octavo/ui/flows/app-frame';
import { Alert } from '@octavo/ui/flows/alert';
import { LimitToast } from '@octavo/ui/flows/limit-toast';
import { Note } from '@octavo/ui/flows/note';
import { SessionGate } from '@octavo/ui/flows/session';
import { useSelector } from '@xstate/react';
import i18next from 'i18next';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { HomePage } from '../pages/home-page.tsx';
import { documentCount, wordsLeft } from './account-state.ts';
import { app } from './actors.ts';

// With its texts: a page that waits for them after it was opened would be opened anew.
const DocumentPage = lazy(async () => {
  const [page] = await Promise.all([
    import('../pages/document-page.tsx'),
    i18next.loadNamespaces(['editor', 'suggestions']),
  ]);
  return page;
});

/** The whole app: the session first, then the page of the route on the desk. */
export function App() {
  const route = useSelector(app.navigation, (state) => state.context.route);
  const left = useSyncExternalStore(wordsLeft.subscribe, wordsLeft.get);
  const documents = useSyncExternalStore(documentCount.subscribe, documentCount.get);

  return (
    <SessionGate actor={app.session}>
      <AppFrame
        sidebar={app.sidebar}
        navigation={app.navigation}
        theme={app.theme}
        allowance={left === null ? null : { left, total: freeDailyWords }}
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
      <Alert actor={app.alert} />
      <Note actor={app.note} />
      <LimitToast actor={app.limitToast} />
    </SessionGate>
  );
}
