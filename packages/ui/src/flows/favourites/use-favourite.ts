import { isFavourite } from '@octavo/machines/favourites';
import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';

/** A document's mark as the reader sees it, and the press that turns it over. */
export function useFavourite(document: { readonly id: string; readonly favourite: boolean }) {
  const favourites = useFlow('favourites');
  const favourite = useSelector(favourites, ({ context }) => isFavourite(context, document));
  const toggle = () => favourites.send({ type: 'toggle', id: document.id, favourite });
  return { favourite, toggle };
}
