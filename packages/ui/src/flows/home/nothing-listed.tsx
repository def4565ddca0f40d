import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './home.css.ts';

const drawings = { empty: 'page', noResults: 'search', noFavourites: 'favourites' } as const;

/** Why the list is empty, and the way on: nothing written yet, nothing found, or no favourites. */
export function NothingListed() {
  const home = useFlow('home');
  const { t } = useTranslation('home');
  const search = useSelector(home, (state) => state.context.search.trim());
  const isEmpty = useSelector(home, (state) => state.context.docs.length === 0);
  const isCreating = useSelector(home, (state) => state.hasTag('creating'));
  const isSearching = useSelector(useFlow('search'), (flow) => flow.hasTag('busy')) && search !== '';
  const state = isEmpty ? 'empty' : search === '' ? 'noFavourites' : 'noResults';

  if (isSearching) return <p className={css.searching}>{t('search.searching')}</p>;

  function goOn() {
    if (state === 'empty') home.send({ type: 'create' });
    if (state === 'noResults') home.send({ type: 'search.change', search: '' });
    if (state === 'noFavourites') home.send({ type: 'filter.change', filter: 'all' });
  }

  return (
    <div className={css.empty}>
      <EmptyState
        drawing={drawings[state]}
        title={t(`${state}.title`, { term: search })}
        hint={t(`${state}.hint`)}
        action={
          <Button busy={isCreating} onClick={goOn}>
            {t(`${state}.action`)}
          </Button>
        }
      />
    </div>
  );
}
