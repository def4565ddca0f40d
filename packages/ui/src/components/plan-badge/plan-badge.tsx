import { brand } from '@octavo/contract/brand';
import { tag } from '../corner/corner.css.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './plan-badge.css.ts';

export interface PlanBadgeProps extends Omit<RootProps<'span'>, 'children'> {
  readonly plan: 'free' | 'pro';
  /** The plan's name as it is sold. */
  readonly label: string;
}

const plans = { free: css.free, pro: css.pro };

/** The plan that an account is on. A paid one has a mark. */
export function PlanBadge({ plan, label, ...rest }: PlanBadgeProps) {
  return (
    <span {...rest} className={`${tag} ${css.root} ${plans[plan]}`}>
      {plan === 'pro' ? (
        <svg className={css.mark} width="15" height="15" viewBox="0 0 24 24" aria-hidden>
          <path d={brand.mark} />
        </svg>
      ) : null}
      {label}
    </span>
  );
}
