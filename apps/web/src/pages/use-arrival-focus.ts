import { useEffect } from 'react';

let isFirstPage = true;

/**
 * Moves the focus to a page that has just replaced another: the pressed element is gone, and the focus would be lost.
 * The first page leaves the focus to the browser, and a page that has already placed it keeps it.
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
