import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When a part disappears with the focus in it, the page takes the focus, so that the next key press is not lost. */
export function useFocusOnPage<Part extends HTMLElement = HTMLDivElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById('content')?.focus();
    };
  }, []);
  return part;
}
