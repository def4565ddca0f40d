import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { item } from '../menu/menu.css.ts';
import type { RootProps } from '../root-props.ts';
import * as css from './option-list.css.ts';

export interface OptionProps extends RootProps<'li'> {
  /** The arrow keys or the pointer are on it. */
  readonly isHighlighted: boolean;
  /** It is what was chosen; leave it out where several can be. */
  readonly isChosen?: boolean;
  /** A second line that tells it from others of its name. */
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
