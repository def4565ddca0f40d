import { isFavourite } from '@octavo/machines/favourites';
import type { HomeContext } from '@octavo/machines/home';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '../flow-context/index.ts';

/** The number of documents; null until a list has been loaded. */
export function useDocumentCount(): number | null {
  return useCounted(({ docs }) => docs.length);
}

export function useDocumentFigure(): string | null {
  return useFigure(useDocumentCount());
}

/** The number of favourites, with the stars as the reader sees them. Null for none. */
export function useFavouriteFigure(): string | null {
  const marks = useSelector(useFlow('favourites'), ({ context }) => context);
  const isMarked = (document: HomeContext['docs'][number]) => isFavourite(marks, document);
  return useFigure(useCounted(({ docs }) => docs.filter(isMarked).length) || null);
}

/** The number of documents in the trash. Null for none. */
export function useTrashFigure(): string | null {
  return useFigure(useCounted(({ trashed }) => trashed) || null);
}

function useCounted(count: (home: HomeContext) => number): number | null {
  return useSelector(useFlow('home'), (state) => (state.hasTag('ready') ? count(state.context) : null));
}

function useFigure(count: number | null): string | null {
  const { i18n } = useTranslation();
  return count === null ? null : new Intl.NumberFormat(i18n.language).format(count);
}
