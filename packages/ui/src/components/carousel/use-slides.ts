import { useDirection } from '@radix-ui/react-direction';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

const start = { inSight: [0] as readonly number[], canGoBack: false, canGoOn: true };

function look(embla: Embla) {
  const snap = embla.selectedScrollSnap();
  return {
    inSight: embla.internalEngine().slideRegistry[snap] ?? [0],
    canGoBack: embla.canScrollPrev(),
    canGoOn: embla.canScrollNext(),
  };
}

/** Which slides are visible, and how to show others. */
export function useSlides(total: number) {
  const direction = useDirection();
  const [viewport, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: 'auto',
    direction,
    duration: 20,
  });
  const [seen, setSeen] = useState(start);
  const [hasMoved, setHasMoved] = useState(false);

  useEffect(() => {
    if (embla === undefined) return;
    const update = () => setSeen(look(embla));
    update();
    const move = () => {
      setHasMoved(true);
      update();
    };
    embla.on('select', move).on('reInit', update);
    return () => {
      embla.off('select', move).off('reInit', update);
    };
  }, [embla, total]);

  function go(where: 'first' | 'previous' | 'next' | 'last') {
    if (embla === undefined) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const snap = embla.selectedScrollSnap();
    const last = embla.scrollSnapList().length - 1;
    const target = { first: 0, previous: Math.max(0, snap - 1), next: Math.min(last, snap + 1), last };
    embla.scrollTo(target[where], isStill);
  }

  return {
    viewport,
    direction,
    hasMoved,
    first: Math.min(...seen.inSight),
    last: Math.max(...seen.inSight),
    canGoBack: seen.canGoBack,
    canGoOn: seen.canGoOn,
    go,
    isInSight: (index: number) => seen.inSight.includes(index),
  };
}
