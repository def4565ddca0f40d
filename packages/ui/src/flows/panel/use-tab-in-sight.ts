import { type RefObject, useEffect } from 'react';

/** Scrolls the row of tabs to the chosen one, which may have been chosen elsewhere. */
export function useTabInSight(panel: RefObject<HTMLElement | null>, chosen: string): void {
  useEffect(() => {
    const tab = panel.current?.querySelector<HTMLElement>('[role="tab"][data-state="active"]');
    const row = tab?.parentElement;
    if (!tab || !row) return;
    const [start, end] = [tab.offsetLeft, tab.offsetLeft + tab.offsetWidth];
    const room = Number.parseFloat(getComputedStyle(row).paddingInlineEnd) || 0;
    if (start < row.scrollLeft) row.scrollLeft = start;
    else if (end + room > row.scrollLeft + row.clientWidth) row.scrollLeft = end + room - row.clientWidth;
  }, [panel, chosen]);
}
