import { brand } from '@octavo/contract/brand';
import { useEffect } from 'react';

/** Sets the window's title to the page's, so that tabs, history entries and bookmarks can be told apart. */
export function usePageTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} – ${brand.name}`;
  }, [page]);
}
