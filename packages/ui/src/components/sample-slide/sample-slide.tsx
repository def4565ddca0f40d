import { type ReactNode, useId } from 'react';
import type { RootProps } from '../root-props.ts';
import { Skeleton } from '../skeleton/index.ts';
import * as css from './sample-slide.css.ts';

export interface SampleSlideProps extends Omit<RootProps<'button'>, 'children' | 'title'> {
  readonly title: string;
  /** The beginning of the text, a paragraph or two. */
  readonly text: string;
  /** What kind of text it is and how long. */
  readonly meta: ReactNode;
  /** Whether it is the one shown enlarged, where there is such a place. */
  readonly selected?: boolean;
  /** Blurs all but the first lines; says why, and replaces `meta`. */
  readonly blurredNote?: string | undefined;
}

/** A sample of other people's writing, as a page to pick up. */
export function SampleSlide({ title, text, meta, selected, blurredNote, ...rest }: SampleSlideProps) {
  const isBlurred = blurredNote !== undefined;
  const id = useId();
  return (
    <button
      type="button"
      {...rest}
      // Given a short name: otherwise the whole text would be read out.
      aria-labelledby={`${id}-title ${id}-foot`}
      aria-pressed={selected}
      className={css.root}
    >
      <span id={`${id}-title`} className={css.title}>
        {title}
      </span>
      <span className={css.text}>{text}</span>
      {isBlurred ? (
        <span className={css.blurred} aria-hidden>
          {text}
        </span>
      ) : null}
      <span id={`${id}-foot`} className={css.foot}>
        {isBlurred ? blurredNote : meta}
      </span>
    </button>
  );
}

const lines = ['96%', '88%', '92%', '70%'] as const;

/** The placeholder of a sample that is loading. */
export function LoadingSampleSlide() {
  return (
    <span className={`${css.root} ${css.loading}`}>
      <Skeleton width="74%" height="18px" />
      <span className={css.lines}>
        {lines.map((width) => (
          <Skeleton key={width} width={width} height="10px" />
        ))}
      </span>
      <span className={css.foot}>
        <Skeleton width="96px" height="10px" />
      </span>
    </span>
  );
}
