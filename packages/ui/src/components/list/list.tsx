import type { RootProps } from '../root-props.ts';
import * as css from './list.css.ts';

export interface ListProps extends RootProps<'ul'> {
  /** Names the list; leave it out where `aria-labelledby` refers to a heading. */
  readonly label?: string;
}

/** A list of things of one kind, each a {@link ListItem}. */
export function List({ label, ...rest }: ListProps) {
  return <ul aria-label={label} {...rest} className={css.list} />;
}
