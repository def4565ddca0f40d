import type { ComponentProps, ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import * as css from './list.css.ts';

export interface ListItemProps extends Omit<RootProps<'li'>, 'title' | 'children'> {
  readonly title: string;
  readonly text?: ReactNode;
  /** A picture or an icon before the title. */
  readonly leading?: ReactNode;
  /** A date, a status or a number, at the end of the line. */
  readonly meta?: ReactNode;
  /** Buttons for this item, whose names include the item's. */
  readonly actions?: ReactNode;
  /** Makes the whole row a link; the actions still work. */
  readonly href?: string;
  readonly onOpen?: ComponentProps<'a'>['onClick'];
  /** Whether it is the one that is shown. */
  readonly current?: boolean;
  /** Its text has several lines: leading and trailing parts are aligned with the first. */
  readonly isTall?: boolean;
  /** Something is being done with it; its text and actions stay usable. */
  readonly busy?: boolean;
}

/** One item of a list, with its actions. */
export function ListItem({
  title,
  text,
  leading,
  meta,
  actions,
  href,
  onOpen,
  current = false,
  isTall = false,
  busy = false,
  ...rest
}: ListItemProps) {
  return (
    <li
      {...rest}
      aria-busy={busy || undefined}
      data-current={current || undefined}
      data-tall={isTall || undefined}
      className={css.item}
    >
      {leading === undefined ? null : <span className={css.leading}>{leading}</span>}
      <div className={css.body}>
        {href === undefined ? (
          <span dir="auto" className={css.title}>
            {title}
          </span>
        ) : (
          <a
            href={href}
            dir="auto"
            className={`${css.title} ${css.link}`}
            aria-current={current || undefined}
            onClick={onOpen}
          >
            {title}
          </a>
        )}
        {text === undefined ? null : <div className={css.text}>{text}</div>}
      </div>
      {meta === undefined ? null : <span className={css.meta}>{meta}</span>}
      {actions === undefined ? null : <span className={css.actions}>{actions}</span>}
    </li>
  );
}
