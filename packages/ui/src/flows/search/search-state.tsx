import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './search-state.css.ts';

/**
 * Says that the full-text search is incomplete: it failed, the server could not be reached, or not all matches are
 * shown.
 */
export function SearchState() {
  const search = useFlow('search');
  const { t } = useTranslation(['search', 'common']);
  const isFailed = useSelector(search, (state) => state.hasTag('failed'));
  const isOffline = useSelector(search, (state) => state.hasTag('offline'));
  const more = useSelector(search, ({ context }) => (context.more ? context.docs.length : null));
  const isStopped = isFailed || isOffline;
  const sentence = isStopped
    ? t(isOffline ? 'offline' : 'failed')
    : more !== null && t('more', { count: more });

  return (
    <div className={css.state}>
      <output className={css.sentence}>{sentence}</output>
      {isStopped ? (
        <Button tone="quiet" size="sm" onClick={() => search.send({ type: 'retry' })}>
          {t('common:tryAgain')}
        </Button>
      ) : null}
    </div>
  );
}
