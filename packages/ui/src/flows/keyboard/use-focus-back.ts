import { type RefObject, useLayoutEffect } from 'react';

/** When a part disappears with the focus in it, the element that had the focus before gets it back. */
export function useFocusBack(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    const former = document.activeElement;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      if (former instanceof HTMLElement && former.isConnected) former.focus();
    };
  }, [part]);
}
