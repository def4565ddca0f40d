import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Desk } from '../../components/desk/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { DropFiles } from '../import/drop-files.tsx';
import { Notifications } from '../notifications/index.ts';
import { Overlay } from '../overlay/index.ts';
import { SessionGate } from '../session/index.ts';
import { Sidebar } from '../sidebar/index.ts';
import { Update } from '../update/index.ts';
import * as css from './app.css.ts';
import { FetchedPage } from './fetched-page.tsx';

export interface AppProps {
  readonly home: ReactNode;
  readonly account?: ReactNode;
  readonly history?: ReactNode;
  readonly favourites?: ReactNode;
  readonly trash?: ReactNode;
  readonly shortcuts?: ReactNode;
  readonly changelog?: ReactNode;
  readonly prices?: ReactNode;
  /** Rendered once everything a document needs has been fetched. */
  readonly document: ReactNode;
}

const pageNames = [
  'home',
  'account',
  'history',
  'favourites',
  'trash',
  'shortcuts',
  'changelog',
  'prices',
] as const;

/**
 * The whole app: first the session, then the page of the route next to the sidebar, and everything that is shown above
 * any page.
 */
export function App({ document, ...pages }: AppProps) {
  const { t } = useTranslation('common');
  const app = useFlow('app');
  const shown = useSelector(app, (state) => pageNames.find((page) => state.hasTag(page)));
  return (
    <SessionGate>
      <a href="#content" className={css.skip}>
        {t('skipToContent')}
      </a>
      <Desk sidebar={<Sidebar />}>
        {shown === undefined ? <FetchedPage>{document}</FetchedPage> : pages[shown]}
      </Desk>
      <DropFiles />
      <Overlay />
      <Notifications />
      <Update />
    </SessionGate>
  );
}
