import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { favouritesDrawing } from '../../components/drawing/subjects/favourites.tsx';
import { searchDrawing } from '../../components/drawing/subjects/search.tsx';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './home.css.ts';

/** Why the list is empty, and the way back: nothing was found, or there are no favourites. */
export function NothingListed() {
  const home = useFlow('home');
  const { t } = useTranslation('home');
  const search = useSelector(home, (state) => state.context.search.trim());
  const isSearching = useSelector(useFlow('search'), (flow) => flow.hasTag('busy')) && search !== '';
  const state = search === '' ? 'noFavourites' : 'noResults';

  if (isSearching) return <p className={css.searching}>{t('search.searching')}</p>;

  function goBack() {
    if (state === 'noResults') home.send({ type: 'search.change', search: '' });
    else home.send({ type: 'filter.change', filter: 'all' });
  }

  return (
    <div className={css.empty}>
      <EmptyState
        drawing={state === 'noResults' ? searchDrawing : favouritesDrawing}
        title={t(`${state}.title`, { term: search })}
        hint={t(`${state}.hint`)}
        action={<Button onClick={goBack}>{t(`${state}.action`)}</Button>}
      />
    </div>
  );
}
