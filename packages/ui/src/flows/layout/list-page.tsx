import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { offlineDrawing } from '../../components/drawing/subjects/offline.tsx';
import { Button } from '../../components/button/index.ts';
import { LoadingRows } from '../../components/document-row/loading-rows.tsx';
import { ErrorState } from '../../components/error-state/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { PageSheet } from '../../components/page-sheet/index.ts';
import * as css from './list-page.css.ts';

export interface ListPageProps {
  readonly heading: string;
  readonly hint: string;
  /** An action on everything listed. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A page that lists documents below its heading. */
export function ListPage({ heading, hint, action, children }: ListPageProps) {
  return (
    <PageSheet id="content" tabIndex={-1}>
      <div className={css.page}>
        <header className={css.head}>
          <div>
            <h1 tabIndex={-1} className={css.heading}>
              {heading}
            </h1>
            <p className={css.hint}>{hint}</p>
          </div>
          {action}
        </header>
        {children}
      </div>
    </PageSheet>
  );
}

/** The rows of a list page. */
export function ListRows({ children }: { readonly children: ReactNode }) {
  return <ul className={css.rows}>{children}</ul>;
}

/** Shown instead of the rows. */
export function ListMessage({ children }: { readonly children: ReactNode }) {
  return <div className={css.message}>{children}</div>;
}

export interface ListLoadingProps {
  readonly label: string;
  /** Placeholders in the shape of what is loading. */
  readonly children: ReactNode;
}

/** Shown instead of a list while it loads. */
export function ListLoading({ label, children }: ListLoadingProps) {
  return (
    <div aria-busy>
      <LiveRegion>{label}</LiveRegion>
      {children}
    </div>
  );
}

export interface RowsLoadingProps {
  readonly label: string;
  /** Whether the rows will have a star. */
  readonly marked?: boolean;
}

/** Placeholders for rows of documents. */
export function RowsLoading({ label, marked = true }: RowsLoadingProps) {
  return (
    <ListLoading label={label}>
      <div className={css.rows}>
        <LoadingRows marked={marked} />
      </div>
    </ListLoading>
  );
}

export interface ListFailedProps {
  readonly title: string;
  readonly hint: string;
  readonly onRetry: () => void;
}

/** The list could not be loaded: what happened, what is safe, what to do. */
export function ListFailed({ title, hint, onRetry }: ListFailedProps) {
  const { t } = useTranslation('common');
  return (
    <ListMessage>
      <ErrorState
        drawing={offlineDrawing}
        title={title}
        hint={hint}
        action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
      />
    </ListMessage>
  );
}
