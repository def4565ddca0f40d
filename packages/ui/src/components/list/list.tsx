import type { RootProps } from '../root-props.ts';
import * as css from './list.css.ts';

export interface ListProps extends RootProps<'ul'> {
  /** Names the list; leave it out where a heading says so with `aria-labelledby`. */
  readonly label?: string;
}

/** Things of one kind, one below the other: {@link ListItem} each. */
export function List({ label, ...rest }: ListProps) {
  return <ul aria-label={label} {...rest} className={css.list} />;
}
