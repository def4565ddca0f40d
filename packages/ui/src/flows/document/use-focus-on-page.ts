import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When something goes away with the focus in it, the page gets the focus, so that the next key is not lost. */
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
