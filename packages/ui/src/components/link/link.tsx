import { ArrowUpRight } from 'lucide-react';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { away } from './link.css.ts';
import { link } from './link.variants.ts';

export interface LinkProps extends Omit<RootProps<'a'>, 'target' | 'rel'> {
  readonly href: string;
  /** `text` is for use in a sentence, `alone` by itself, `quiet` in small print. */
  readonly tone?: 'text' | 'alone' | 'quiet' | undefined;
  /** For links that open in a new tab: how that is announced, such as "opens in a new tab". */
  readonly awayLabel?: string | undefined;
}

/** Leads to another place. For an action, use a Button. */
export function Link({ tone, awayLabel, children, ...rest }: LinkProps) {
  const elsewhere = awayLabel === undefined ? {} : { target: '_blank', rel: 'noreferrer' };
  return (
    <a {...rest} {...elsewhere} className={link({ tone })}>
      {children}
      {awayLabel === undefined ? null : (
        <>
          <span className={away}>
            <Icon of={ArrowUpRight} size={14} />
          </span>
          <VisuallyHidden> ({awayLabel})</VisuallyHidden>
        </>
      )}
    </a>
  );
}
