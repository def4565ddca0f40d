import type { PanelActor } from '@octavo/machines/panel';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useScrolledMark } from '../layout/use-scrolled-mark.ts';
import { Panel, type PanelProps } from '../panel/index.ts';
import { DocumentBar, type DocumentBarProps } from './document-bar.tsx';
import * as css from './document-page.css.ts';
import { DocumentFailed, DocumentMissing } from './document-trouble.tsx';
import { LoadingDocument } from './loading-document.tsx';
import { SyncNotice } from './sync-notice.tsx';

export interface DocumentPageProps extends DocumentBarProps {
  readonly panel: PanelActor;
  /** How many suggestions there are, beside the tab's name. */
  readonly suggestionCount: number;
  readonly suggestions: PanelProps['suggestions'];
  readonly tools: PanelProps['tools'];
  /** The editor; drawn once the document is there. */
  readonly children: ReactNode;
}

/** The screen of one document: the bar, the sheet (its id is `content`) and the panel beside it. */
export function DocumentPage({
  panel,
  suggestionCount,
  suggestions,
  tools,
  children,
  ...bar
}: DocumentPageProps) {
  const { actor, navigation, wordCount, words } = bar;
  const isEditable = useSelector(actor, (state) => state.hasTag('editable'));
  const isLoading = useSelector(actor, (state) => state.hasTag('loading'));
  const isFailed = useSelector(actor, (state) => state.hasTag('failed'));
  const isMissing = useSelector(actor, (state) => state.hasTag('missing'));
  useScrolledMark();

  return (
    <div className={css.page}>
      <div className={css.bar}>
        <DocumentBar {...bar} />
      </div>
      <div className={css.column}>
        <SyncNotice actor={actor} />
        <main id="content" tabIndex={-1} className={css.sheet}>
          {isLoading ? <LoadingDocument /> : null}
          {isFailed ? <DocumentFailed actor={actor} /> : null}
          {isMissing ? <DocumentMissing navigation={navigation} /> : null}
          {isEditable ? children : null}
        </main>
      </div>
      {isEditable ? (
        <Panel
          actor={panel}
          wordCount={wordCount}
          words={words}
          suggestionCount={suggestionCount}
          suggestions={suggestions}
          tools={tools}
        />
      ) : null}
    </div>
  );
}
