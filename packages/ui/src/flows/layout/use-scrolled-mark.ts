import { useEffect } from 'react';

/** The scroll offset, in pixels, from which the text is covered by the bar at the top. */
const lead = 12;

/**
 * Sets `data-scrolled` on the whole page while it is scrolled. A scroll-driven animation would not need this, but is
 * evaluated in every frame, which costs a tenth of a key press.
 */
export function useScrolledMark(): void {
  useEffect(() => {
    const page = document.documentElement;
    const mark = () => page.toggleAttribute('data-scrolled', scrollY > lead);
    mark();
    addEventListener('scroll', mark, { passive: true });
    return () => {
      removeEventListener('scroll', mark);
      page.removeAttribute('data-scrolled');
    };
  }, []);
}
