import { useEffect } from 'react';

let isFirstPage = true;

/**
 * Moves the focus to the page that has just replaced another one: what was pressed is gone, and the focus would be lost.
 * The first page leaves the focus to the browser, and a page that has placed it already keeps it there.
 */
export function useArrivalFocus(): void {
  useEffect(() => {
    const isFirst = isFirstPage;
    isFirstPage = false;
    if (isFirst || document.activeElement !== document.body) return;
    const content = document.getElementById('content');
    const target = content?.querySelector<HTMLElement>('h1[tabindex]') ?? content;
    target?.focus({ preventScroll: true });
  }, []);
}
