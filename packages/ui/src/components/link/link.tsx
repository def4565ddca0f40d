import { ArrowUpRight } from 'lucide-react';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { away } from './link.css.ts';
import { link } from './link.variants.ts';

export interface LinkProps extends Omit<RootProps<'a'>, 'target' | 'rel'> {
  readonly href: string;
  /** `text` stands in a sentence, `alone` by itself, `quiet` among small print. */
  readonly tone?: 'text' | 'alone' | 'quiet' | undefined;
  /** Opens elsewhere, in a new tab: how that is said aloud, such as "opens in a new tab". */
  readonly awayLabel?: string | undefined;
}

/** A place to go to. What does something here is a Button. */
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
