import { Loader } from 'lucide-react';
import { Icon } from '../icon/index.ts';
import type { RootProps } from '../root-props.ts';
import { root } from './spinner.css.ts';

export interface SpinnerProps extends Omit<RootProps<'span'>, 'children'> {
  /** Width and height in CSS pixels. */
  readonly size?: 10 | 12 | 14 | 16 | 18 | 20;
  /** What is in progress; leave it out where text next to it says so. */
  readonly label?: string;
}

/** Work in progress, of unknown length. */
export function Spinner({ size = 16, label, ...rest }: SpinnerProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span {...name} {...rest} className={root}>
      <Icon of={Loader} size={size} />
    </span>
  );
}
