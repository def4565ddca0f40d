import { DirectionProvider } from '@radix-ui/react-direction';
import type { RootProps } from '../root-props.ts';

export interface DirectionProps extends RootProps<'div'> {
  /** The reading direction. */
  readonly dir: 'ltr' | 'rtl';
}

/**
 * A part of the page that reads left to right or right to left. Floating parts and arrow keys follow it, wherever on
 * the page they are rendered.
 */
export function Direction({ dir, ...rest }: DirectionProps) {
  return (
    <DirectionProvider dir={dir}>
      <div {...rest} dir={dir} />
    </DirectionProvider>
  );
}
