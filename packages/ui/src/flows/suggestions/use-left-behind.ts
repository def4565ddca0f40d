import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the reader has scrolled until a place in the list is half a window out of view, or scrolls up at the
 * top of the page, for example to see the beginning of the list.
 *
 * @param top from the top of the panel; undefined for none
 */
export function useLeftBehind(
  list: RefObject<HTMLElement | null>,
  top: number | undefined,
  onLeft: () => void,
): void {
  const onScroll = useEffectEvent(() => {
    const element = list.current;
    if (!element || top === undefined) return;
    const place = element.getBoundingClientRect().top - element.offsetTop + top;
    if (place < -innerHeight / 2 || place > innerHeight * 1.5) onLeft();
  });
  const onWheel = useEffectEvent(({ deltaY }: WheelEvent) => {
    if (deltaY < 0 && scrollY === 0) onLeft();
  });
  const isWatched = top !== undefined;

  useEffect(() => {
    if (!isWatched) return;
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    addEventListener('scroll', onScroll, options);
    addEventListener('wheel', onWheel, options);
    return () => listening.abort();
  }, [isWatched]);
}
