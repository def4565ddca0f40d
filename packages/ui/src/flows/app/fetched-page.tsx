import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { PageSheet } from '../../components/page-sheet/index.ts';
import { PartFailed } from '../lazy-part/part-failed.tsx';
import { useFlow } from '../flow-context/index.ts';
import { PartBoundary } from '../lazy-part/index.ts';
import { LoadingDocument } from '../document/loading-document.tsx';

/**
 * A page whose code is fetched when it is first opened. If that fails, the sidebar stays and the page can be retried.
 */
export function FetchedPage({ children }: { readonly children: ReactNode }) {
  const app = useFlow('app');
  const isBusy = useSelector(app, (state) => state.hasTag('busy'));
  const isFailed = useSelector(app, (state) => state.hasTag('failed'));
  if (isFailed) {
    return <PartFailed reason="unreachable" place="page" onRetry={() => app.send({ type: 'retry' })} />;
  }
  if (isBusy) {
    return (
      <PageSheet id="content" tabIndex={-1}>
        <LoadingDocument />
      </PageSheet>
    );
  }
  return <PartBoundary place="page">{children}</PartBoundary>;
}
