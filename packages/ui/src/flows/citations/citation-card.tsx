import type { Reference } from '@octavo/contract';
import { Check, X } from 'lucide-react';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { searchDrawing } from '../../components/drawing/subjects/search.tsx';
import { Button } from '../../components/button/index.ts';
import { card as corner } from '../../components/corner/corner.css.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { Link } from '../../components/link/index.ts';
import { List, ListItem } from '../../components/list/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { SiteIcon } from './site-icon.tsx';
import * as css from './citations.css.ts';

/** A source found by the look-up. */
interface FoundSource {
  readonly reference: Reference;
  /** Where its record was found; null if not found yet. */
  readonly source: string | null;
  /** The address of its site's icon; a book if left out or not found. */
  readonly icon?: string | undefined;
  /** It is already in the list of references. */
  readonly isListed: boolean;
}

export interface CitationCardProps {
  readonly status: 'loading' | 'results' | 'empty' | 'failed';
  /** The words to find a source for. */
  readonly passage: string;
  readonly results: readonly FoundSource[];
  /** The message of a failure. */
  readonly reason?: string | undefined;
  /** Who the passage is sent to; null while unknown. */
  readonly services: readonly string[] | null;
  readonly onCite: (id: string) => void;
  readonly onRetry: () => void;
  /** Opens the form for the reader's own source. */
  readonly onOwn: () => void;
  readonly onClose: () => void;
  readonly ref?: Ref<HTMLElement>;
}

/** Looks up sources for a passage; shown below it in the text. */
export function CitationCard(props: CitationCardProps) {
  const { status, passage, results, services, onOwn, onClose, ref } = props;
  const { t } = useTranslation(['citations', 'common']);
  const heading = useId();
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={heading} className={`${corner} ${css.card}`}>
      <div className={css.cardHead}>
        <h3 id={heading} className={css.cardTitle}>
          {t('card.title')}
        </h3>
        <IconButton size="sm" icon={X} label={t('common:close')} onClick={onClose} />
      </div>
      <blockquote className={css.passage}>{passage}</blockquote>
      <LiveRegion>
        {status === 'loading' ? t('card.loading') : null}
        {status === 'results' ? t('card.found', { count: results.length }) : null}
      </LiveRegion>
      <Found {...props} />
      <div className={css.foot}>
        <p className={css.small}>
          {services === null
            ? null
            : services.length === 0
              ? t('card.sentNowhere')
              : t('card.sent', { services })}
        </p>
        <Button size="sm" tone="accent" isFlush onClick={onOwn}>
          {t('card.own')}
        </Button>
      </div>
    </section>
  );
}

function Found({ status, results, reason, onCite, onRetry }: CitationCardProps) {
  const { t } = useTranslation(['citations', 'common']);
  switch (status) {
    case 'loading':
      return (
        <div aria-busy className={css.loading}>
          {['72%', '54%', '66%'].map((width) => (
            <div key={width} className={css.loadingRow}>
              <Skeleton width={width} />
              <Skeleton width="38%" height="12px" />
            </div>
          ))}
        </div>
      );
    case 'empty':
      return (
        <EmptyState
          plain
          level={3}
          drawing={searchDrawing}
          title={t('card.empty')}
          hint={t('card.emptyHint')}
        />
      );
    case 'failed':
      return (
        <Notice
          tone="danger"
          role="alert"
          title={t('card.failed')}
          action={
            <Button size="sm" onClick={onRetry}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          {reason}
        </Notice>
      );
    case 'results':
      return (
        <div className={css.results}>
          <List label={t('card.list')}>
            {results.map((result) => (
              <Result key={result.reference.id} result={result} onCite={onCite} />
            ))}
          </List>
        </div>
      );
    default:
      return status satisfies never;
  }
}

interface ResultProps {
  readonly result: FoundSource;
  readonly onCite: (id: string) => void;
}

function Result({ result, onCite }: ResultProps) {
  const { t } = useTranslation('citations');
  const { reference, source, icon, isListed } = result;
  const { id, title, authors, year, publication, url } = reference;
  const facts = [authors.join(', '), year, publication].filter((fact) => fact !== '');
  return (
    <ListItem
      isTall
      title={title}
      leading={<SiteIcon address={icon} />}
      text={
        <>
          <p>{facts.join(' · ')}</p>
          <p className={css.facts}>
            {source === null ? <span>{t('marks.unverified')}</span> : null}
            {url === '' || source === null ? null : (
              <Link tone="quiet" href={url} awayLabel={t('away')}>
                {t('marks.found', { source })}
              </Link>
            )}
            {reference.retracted ? <span className={css.mark.retracted}>{t('marks.retracted')}</span> : null}
            {isListed ? (
              <span className={css.listed}>
                <Icon of={Check} size={14} />
                {t('card.cited')}
              </span>
            ) : null}
          </p>
        </>
      }
      actions={
        <Button size="sm" aria-label={t('card.citeName', { title })} onClick={() => onCite(id)}>
          {t('card.cite')}
        </Button>
      }
    />
  );
}
