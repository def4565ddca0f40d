import type { DocumentListItem } from '@octavo/contract';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { ErrorState } from '../../components/error-state/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { PageSheet } from '../../components/page-sheet/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { HistoryRow } from './history-row.tsx';
import * as css from './history-page.css.ts';

export interface HistoryPageProps {
  readonly status: 'loading' | 'failed' | 'ready';
  /** The date picker of the range, with its clear button. */
  readonly picker: ReactNode;
  readonly hasRange: boolean;
  /** Those that were last changed in the range, newest first. */
  readonly documents: readonly DocumentListItem[];
  readonly onOpen: (id: string) => void;
  readonly onClear: () => void;
  readonly onRetry: () => void;
}

/** Documents by the day of their last change, in the days that are chosen. */
export function HistoryPage(props: HistoryPageProps) {
  const { status, picker, documents } = props;
  const { t } = useTranslation('history');
  return (
    <PageSheet id="content" tabIndex={-1}>
      <div className={css.page}>
        <h1 tabIndex={-1} className={css.heading}>
          {t('heading')}
        </h1>
        <p className={css.hint}>{t('hint')}</p>
        <div className={css.filter}>
          {picker}
          <output className={css.count}>
            {status === 'ready' && documents.length > 0 ? t('found', { count: documents.length }) : null}
          </output>
        </div>
        <Found {...props} />
      </div>
    </PageSheet>
  );
}

function Found({ status, hasRange, documents, onOpen, onClear, onRetry }: HistoryPageProps) {
  const { t, i18n } = useTranslation(['history', 'common']);
  if (status === 'loading') return <Loading />;
  if (status === 'failed') {
    return (
      <div className={css.message}>
        <ErrorState
          title={t('failed.title')}
          hint={t('failed.hint')}
          action={<Button onClick={onRetry}>{t('common:tryAgain')}</Button>}
        />
      </div>
    );
  }
  if (documents.length === 0) {
    return (
      <div className={css.message}>
        {hasRange ? (
          <EmptyState
            title={t('noneInRange.title')}
            hint={t('noneInRange.hint')}
            action={<Button onClick={onClear}>{t('noneInRange.action')}</Button>}
          />
        ) : (
          <EmptyState title={t('empty.title')} hint={t('empty.hint')} />
        )}
      </div>
    );
  }
  const written = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeZone: 'UTC' });
  const days = Map.groupBy(documents, ({ updatedAt }) => written.format(new Date(updatedAt)));
  return [...days].map(([day, changed]) => <Day key={day} day={day} documents={changed} onOpen={onOpen} />);
}

interface DayProps extends Pick<HistoryPageProps, 'documents' | 'onOpen'> {
  readonly day: string;
}

function Day({ day, documents, onOpen }: DayProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={css.day}>
      <h2 id={heading} className={css.dayName}>
        {day}
      </h2>
      <ul className={css.rows}>
        {documents.map((document) => (
          <HistoryRow key={document.id} document={document} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

function Loading() {
  const { t } = useTranslation('history');
  return (
    <div aria-busy className={css.loading}>
      <LiveRegion>{t('loading')}</LiveRegion>
      <Skeleton width="12rem" />
      {['100%', '100%', '100%', '100%'].map((width, index) => (
        <Skeleton key={index} width={width} height="52px" />
      ))}
    </div>
  );
}
