import type { DocumentListItem } from '@octavo/contract';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { searchDrawing } from '../../components/drawing/subjects/search.tsx';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { ListMessage } from '../layout/list-page.tsx';
import { useKeptFocus } from '../layout/use-kept-focus.ts';
import { HistoryRow } from './history-row.tsx';
import { regionalLanguage } from '../language/regional-language.ts';
import * as css from './history.css.ts';

/** What was changed on the selected days, by day. */
export function Found({ onClear }: { readonly onClear: () => void }) {
  const history = useFlow('history');
  const { t, i18n } = useTranslation('history');
  const docs = useSelector(history, ({ context }) => context.docs);
  const hasRange = useSelector(history, ({ context }) => context.days.length > 0);
  const hasMore = useSelector(history, ({ context }) => context.next !== null);
  const isAdding = useSelector(history, (state) => state.hasTag('adding'));
  useKeptFocus(docs.length);
  if (docs.length === 0) {
    return (
      <ListMessage>
        {hasRange ? (
          <EmptyState
            drawing={searchDrawing}
            title={t('noneInRange.title')}
            hint={t('noneInRange.hint')}
            action={<Button onClick={onClear}>{t('noneInRange.action')}</Button>}
          />
        ) : (
          <EmptyState title={t('empty.title')} hint={t('empty.hint')} />
        )}
      </ListMessage>
    );
  }
  const written = new Intl.DateTimeFormat(regionalLanguage(i18n.language), { dateStyle: 'full' });
  const days = Map.groupBy(docs, ({ updatedAt }) => written.format(new Date(updatedAt)));
  return (
    <>
      {[...days].map(([day, changed]) => (
        <Day key={day} day={day} documents={changed} />
      ))}
      {hasMore ? (
        <div className={css.more}>
          <Button busy={isAdding} onClick={() => history.send({ type: 'more' })}>
            {t('more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface DayProps {
  readonly day: string;
  readonly documents: readonly DocumentListItem[];
}

function Day({ day, documents }: DayProps) {
  const history = useFlow('history');
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={css.day}>
      <h2 id={heading} className={css.dayName}>
        {day}
      </h2>
      <ul className={css.rows}>
        {documents.map((document) => (
          <HistoryRow
            key={document.id}
            document={document}
            onOpen={(id) => history.send({ type: 'document.open', id })}
          />
        ))}
      </ul>
    </section>
  );
}
