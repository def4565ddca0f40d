import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './search-state.css.ts';

/** What the search in the texts leaves out: it failed, nobody could be asked, or there is more than is shown. */
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
