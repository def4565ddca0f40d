import type { HomeActor } from '@octavo/machines/home';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import * as css from './home.css.ts';

/** Why the list is empty, and the way on: nothing written yet, nothing found, or no favourites. */
export function NothingListed({ actor }: { readonly actor: HomeActor }) {
  const { t } = useTranslation('home');
  const search = useSelector(actor, (state) => state.context.search.trim());
  const isEmpty = useSelector(actor, (state) => state.context.docs.length === 0);
  const isCreating = useSelector(actor, (state) => state.hasTag('creating'));
  const state = isEmpty ? 'empty' : search === '' ? 'noFavourites' : 'noResults';

  function goOn() {
    if (state === 'empty') actor.send({ type: 'create' });
    if (state === 'noResults') actor.send({ type: 'search.change', search: '' });
    if (state === 'noFavourites') actor.send({ type: 'filter.change', filter: 'all' });
  }

  return (
    <div className={css.empty}>
      <EmptyState
        title={t(`${state}.title`, { term: search })}
        hint={t(`${state}.hint`)}
        action={
          <Button tone={state === 'empty' ? 'solid' : 'outline'} busy={isCreating} onClick={goOn}>
            {t(`${state}.action`)}
          </Button>
        }
      />
    </div>
  );
}
