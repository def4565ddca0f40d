import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { LiveRegion } from '../live-region/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './carousel.css.ts';
import { useSlides } from './use-slides.ts';

export interface CarouselSlide {
  readonly id: string;
  readonly content: ReactNode;
}

export interface CarouselTexts {
  /** The role description of the whole, e.g. "carousel". */
  readonly kind: string;
  /** The role description of one slide, e.g. "slide". */
  readonly slideKind: string;
  readonly previous: string;
  readonly next: string;
  /** Names one slide, e.g. "3 of 30". */
  readonly slide: (number: number, total: number) => string;
  /** Which slides are visible, e.g. "4–6 of 30". */
  readonly inSight: (first: number, last: number, total: number) => string;
}

export interface CarouselProps extends Omit<RootProps<'section'>, 'children' | 'dir'> {
  /** Names the content. */
  readonly label: string;
  readonly slides: readonly CarouselSlide[];
  readonly texts: CarouselTexts;
}

/** HTML has no element for a group outside of a form. */
const group = { role: 'group' } as const;

/**
 * A row of many things, of which some are visible (the basic carousel of the ARIA Authoring Practices). It never moves
 * by itself, only by its buttons, the arrow keys, Home, End, and dragging.
 */
export function Carousel({ label, slides, texts, ...rest }: CarouselProps) {
  const { viewport, direction, hasMoved, first, last, canGoBack, canGoOn, go, isInSight } = useSlides(
    slides.length,
  );
  const place = texts.inSight(first + 1, last + 1, slides.length);

  function move(event: KeyboardEvent) {
    const step = direction === 'rtl' ? { ArrowRight: -1, ArrowLeft: 1 } : { ArrowRight: 1, ArrowLeft: -1 };
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      go(step[event.key] === 1 ? 'next' : 'previous');
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      go(event.key === 'Home' ? 'first' : 'last');
    }
  }

  return (
    <section {...rest} aria-label={label} aria-roledescription={texts.kind} className={css.root}>
      <div className={css.head}>
        <span className={css.place} aria-hidden>
          {place}
        </span>
        <span className={css.line} aria-hidden>
          <span
            className={css.part}
            style={{
              insetInlineStart: `${(first / slides.length) * 100}%`,
              inlineSize: `${((last - first + 1) / slides.length) * 100}%`,
            }}
          />
        </span>
        <IconButton
          icon={ChevronLeft}
          isDirectional
          tone="outline"
          label={texts.previous}
          aria-disabled={!canGoBack}
          onKeyDown={move}
          onClick={() => go('previous')}
        />
        <IconButton
          icon={ChevronRight}
          isDirectional
          tone="outline"
          label={texts.next}
          aria-disabled={!canGoOn}
          onKeyDown={move}
          onClick={() => go('next')}
        />
      </div>
      <div ref={viewport} className={css.viewport}>
        <div className={css.row}>
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              {...group}
              aria-roledescription={texts.slideKind}
              aria-label={texts.slide(index + 1, slides.length)}
              inert={!isInSight(index)}
              className={css.slide}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      <LiveRegion>{hasMoved ? place : ''}</LiveRegion>
    </section>
  );
}
