import type { RootProps } from '../root-props.ts';
import * as css from './labelled-divider.css.ts';

export interface LabelledDividerProps extends RootProps<'p'> {
  /** Introduces what comes next, such as "or pay by card". */
  readonly children: string;
}

/** A line between two ways to do the same thing, with a word that joins them. */
export function LabelledDivider(props: LabelledDividerProps) {
  return <p {...props} className={css.root} />;
}
