import { useEffect } from 'react';

/** From here on, in pixels, what is written lies under what stays at the top. */
const lead = 12;

/**
 * Marks the whole page with `data-scrolled` while it is scrolled. An animation driven by scrolling could do without,
 * but is looked after in every frame: a tenth of what a key press costs.
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
