import { brand } from '@octavo/contract/brand';
import { useEffect } from 'react';

/** Names the window after the page, so that tabs, history and bookmarks can be told apart. */
export function usePageTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} – ${brand.name}`;
  }, [page]);
}
