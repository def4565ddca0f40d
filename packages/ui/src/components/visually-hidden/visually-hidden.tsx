import { Slot } from '@radix-ui/react-slot';
import type { RootProps } from '../root-props.ts';
import { hidden } from './visually-hidden.css.ts';

export interface VisuallyHiddenProps extends RootProps<'span'> {
  /** Hides the only child instead of adding a `<span>`. */
  readonly asChild?: boolean;
}

/** Text for screen readers only. */
export function VisuallyHidden({ asChild = false, ...rest }: VisuallyHiddenProps) {
  const Root = asChild ? Slot : 'span';
  return <Root {...rest} className={hidden} />;
}
