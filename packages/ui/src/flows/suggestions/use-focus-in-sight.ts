import { type RefObject, useEffect } from 'react';

/** The margin above what is scrolled into view, in pixels. */
const room = 16;

/** Scrolls the page if Tab has reached something covered by the panel's header, which the browser considers visible. */
export function useFocusInSight(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    const head = element?.closest('[data-suggestions-panel]')?.querySelector('[data-panel-head]');
    if (!element || !head) return;
    const onKeyUp = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Tab' || !(target instanceof Element)) return;
      if (getComputedStyle(head).position !== 'sticky') return;
      const under = head.getBoundingClientRect().bottom + room - target.getBoundingClientRect().top;
      if (under > 0) scrollBy({ top: -Math.min(under, scrollY) });
    };
    element.addEventListener('keyup', onKeyUp);
    return () => element.removeEventListener('keyup', onKeyUp);
  }, [list]);
}
