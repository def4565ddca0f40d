import type { ComponentProps, ReactNode } from 'react';
import { card } from '../corner/corner.css.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './card.css.ts';

export interface CardProps extends Omit<RootProps<'article'>, 'title'> {
  readonly title: string;
  /** The title's level in the page's outline. */
  readonly level?: 2 | 3 | 4;
  /** Shown above the title: what kind of thing it is. */
  readonly eyebrow?: ReactNode;
  /** A full-width picture. */
  readonly media?: ReactNode;
  /** Small facts or actions. */
  readonly footer?: ReactNode;
  /** Makes the whole card a link; controls in the footer still work. */
  readonly href?: string;
  readonly onOpen?: ComponentProps<'a'>['onClick'];
  /** Whether it is the one that was chosen. */
  readonly selected?: boolean;
}

/** One of several things compared side by side. Never inside another card. */
export function Card({
  title,
  level = 3,
  eyebrow,
  media,
  footer,
  href,
  onOpen,
  selected = false,
  children,
  ...rest
}: CardProps) {
  const Title = `h${level}` as const;
  return (
    <article {...rest} data-selected={selected || undefined} className={`${card} ${css.root}`}>
      {media === undefined ? null : <div className={css.media}>{media}</div>}
      <div className={css.body}>
        {eyebrow === undefined ? null : <div className={css.eyebrow}>{eyebrow}</div>}
        <Title className={css.title}>
          {href === undefined ? (
            title
          ) : (
            <a href={href} className={css.link} aria-current={selected || undefined} onClick={onOpen}>
              {title}
            </a>
          )}
        </Title>
        {children === undefined ? null : <div className={css.text}>{children}</div>}
      </div>
      {footer === undefined ? null : <div className={css.footer}>{footer}</div>}
    </article>
  );
}
