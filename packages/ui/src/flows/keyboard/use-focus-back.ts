import { type RefObject, useLayoutEffect } from 'react';

/** When a part goes away with the focus in it, whoever had the focus before it came gets it back. */
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
