import { isOfComposition } from '../../typing/index.ts';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Listens for keys pressed anywhere inside an element, unless something inside has handled them. */
export function useKeyDown(
  element: RefObject<HTMLElement | null>,
  handle: (event: KeyboardEvent) => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isOfComposition(event) && !event.defaultPrevented) handle(event);
  });

  useEffect(() => {
    const listening = new AbortController();
    element.current?.addEventListener('keydown', onKeyDown, { signal: listening.signal });
    return () => listening.abort();
  }, [element]);
}
