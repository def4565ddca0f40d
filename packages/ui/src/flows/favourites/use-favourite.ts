import { isFavourite } from '@octavo/machines/favourites';
import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';

/** Whether the reader sees a document as a favourite, and a function to toggle that. */
export function useFavourite(document: { readonly id: string; readonly favourite: boolean }) {
  const favourites = useFlow('favourites');
  const favourite = useSelector(favourites, ({ context }) => isFavourite(context, document));
  const toggle = () => favourites.send({ type: 'toggle', id: document.id, favourite });
  return { favourite, toggle };
}
