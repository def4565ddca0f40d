import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { item } from '../menu/menu.css.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './option-list.css.ts';

export interface OptionProps extends RootProps<'li'> {
  /** Whether the arrow keys or the pointer are on it. */
  readonly isHighlighted: boolean;
  /** Whether it is the chosen one; leave it out where several can be chosen. */
  readonly isChosen?: boolean;
  /** A second line that distinguishes it from others of the same name. */
  readonly detail?: string | undefined;
  readonly children: ReactNode;
}

/** One option of an {@link OptionList}. */
export function Option({ isHighlighted, isChosen, detail, children, ...rest }: OptionProps) {
  return (
    <li {...rest} className={item} data-highlighted={isHighlighted || undefined}>
      {isChosen === undefined ? null : (
        <span className={css.tick}>{isChosen ? <Icon of={Check} /> : null}</span>
      )}
      <span className={css.words}>
        {children}
        {detail === undefined ? null : <span className={css.detail}>{detail}</span>}
      </span>
    </li>
  );
}
