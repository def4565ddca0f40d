import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { WritingSheet } from '../../components/writing-sheet/index.ts';
import { FindInDocument } from '../find/index.ts';
import { GoalStatus } from '../goal/goal-status.tsx';
import { useFlow } from '../flow-context/index.ts';
import { useScrolledMark } from '../layout/use-scrolled-mark.ts';
import { lazyPart } from '../lazy-part/index.ts';
import { Panel } from '../panel/index.ts';
import { FocusMode } from '../preferences/focus-mode.tsx';
import { SerifText } from '../preferences/serif-text.tsx';
import { LateScrollIndicator } from '../scroll-indicator/late-scroll-indicator.tsx';
import { DocumentBar } from './document-bar.tsx';
import * as css from './document-page.css.ts';
import { DocumentFailed, DocumentMissing } from './document-trouble.tsx';
import { LoadingDocument } from './loading-document.tsx';
import { SyncNotice } from './sync-notice.tsx';
import { useIsWithheld } from './use-is-withheld.ts';

// Few documents are locked or withheld: what replaces their text is fetched only when needed.
const LockedDocument = lazyPart(() => import('../lock/locked-document.tsx'), { texts: ['lock'] });
const WithheldRest = lazyPart(() => import('./withheld-rest.tsx'), { texts: ['limit'] });

/** The screen of one document: the bar, the sheet (its id is `content`) with the editor, and the panel next to it. */
export function DocumentPage({ children }: { readonly children: ReactNode }) {
  const document = useFlow('document');
  const isEditable = useSelector(document, (state) => state.hasTag('editable'));
  const isLoading = useSelector(document, (state) => state.hasTag('loading'));
  const isFailed = useSelector(document, (state) => state.hasTag('failed'));
  const isLocked = useSelector(document, (state) => state.context.encrypted);
  const isMissing = useSelector(document, (state) => state.hasTag('missing'));
  const isWithheld = useIsWithheld();
  useScrolledMark();

  return (
    <div className={css.page}>
      <SerifText />
      <div className={css.bar}>
        <DocumentBar />
      </div>
      <div className={css.column}>
        {isEditable ? <LateScrollIndicator /> : null}
        {isEditable && !isLocked ? <FindInDocument /> : null}
        <SyncNotice />
        <GoalStatus />
        <WritingSheet id="content" tabIndex={-1}>
          {isLoading ? <LoadingDocument /> : null}
          {isFailed ? <DocumentFailed /> : null}
          {isMissing ? <DocumentMissing /> : null}
          {isEditable && !isLocked ? children : null}
          {isEditable && isWithheld ? <WithheldRest /> : null}
          {isEditable && isLocked ? <LockedDocument /> : null}
        </WritingSheet>
      </div>
      {isEditable && !isLocked ? <Panel /> : null}
      {isEditable && !isLocked ? <FocusMode /> : null}
    </div>
  );
}
