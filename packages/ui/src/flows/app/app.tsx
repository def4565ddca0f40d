import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Desk } from '../../components/desk/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { Notifications } from '../notifications/index.ts';
import { Overlay } from '../overlay/index.ts';
import { SessionGate } from '../session/index.ts';
import { Sidebar } from '../sidebar/index.ts';
import * as css from './app.css.ts';
import { FetchedPage } from './fetched-page.tsx';

export interface AppProps {
  readonly home: ReactNode;
  readonly account?: ReactNode;
  /** Drawn once what a document needs was fetched. */
  readonly document: ReactNode;
}

/** The whole app: the session first, then the page of the route beside the sidebar, and what lies over every page. */
export function App({ home, account, document }: AppProps) {
  const { t } = useTranslation('common');
  const app = useFlow('app');
  const isHome = useSelector(app, (state) => state.hasTag('home'));
  const isAccount = useSelector(app, (state) => state.hasTag('account'));
  return (
    <SessionGate>
      <a href="#content" className={css.skip}>
        {t('skipToContent')}
      </a>
      <Desk sidebar={<Sidebar />}>
        {isHome ? home : isAccount ? account : <FetchedPage>{document}</FetchedPage>}
      </Desk>
      <Overlay />
      <Notifications />
    </SessionGate>
  );
}
