import { Check } from 'lucide-react';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './benefit-list.css.ts';

export interface BenefitListProps extends Omit<RootProps<'ul'>, 'children'> {
  /** Names the list. */
  readonly label?: string;
  /** A few words each. */
  readonly benefits: readonly string[];
}

/** A list of benefits with tick marks: in two columns where there is room. */
export function BenefitList({ label, benefits, ...rest }: BenefitListProps) {
  return (
    <ul aria-label={label} {...rest} className={css.root}>
      {benefits.map((benefit) => (
        <li key={benefit} className={css.benefit}>
          <span className={css.tick}>
            <Icon of={Check} />
          </span>
          {benefit}
        </li>
      ))}
    </ul>
  );
}
