import type { DocumentListItem } from '@octavo/contract';
import { isFavourite } from '@octavo/machines/favourites';
import { listed } from '@octavo/machines/home';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useFlow } from '../flow-context/index.ts';
import { useFindings } from '../search/index.ts';

/** The documents that match the search and the filter, with their stars as the reader sees them. */
export function useListed(): readonly DocumentListItem[] {
  const home = useFlow('home');
  const docs = useSelector(home, ({ context }) => context.docs);
  const search = useSelector(home, ({ context }) => context.search);
  const filter = useSelector(home, ({ context }) => context.filter);
  const order = useSelector(home, ({ context }) => context.order);
  const marks = useSelector(useFlow('favourites'), ({ context }) => context);
  const found = useFindings(search);
  return useMemo(() => {
    const known = new Set(docs.map(({ id }) => id));
    const all = [...docs, ...found.filter(({ id }) => !known.has(id))];
    const marked = all.map((document) => ({ ...document, favourite: isFavourite(marks, document) }));
    return listed(marked, { search, filter, order, found: new Set(found.map(({ id }) => id)) });
  }, [docs, search, filter, order, marks, found]);
}
