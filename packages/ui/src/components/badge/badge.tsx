import type { RootProps } from '../root-props.ts';
import { badge, type BadgeVariants } from './badge.variants.ts';

export interface BadgeProps extends RootProps<'span'>, BadgeVariants {}

/** A count or a word next to a name. */
export function Badge({ tone, ...rest }: BadgeProps) {
  return <span {...rest} className={badge({ tone })} />;
}
