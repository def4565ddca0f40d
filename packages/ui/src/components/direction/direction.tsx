import { DirectionProvider } from '@radix-ui/react-direction';
import type { RootProps } from '../root-props.ts';

export interface DirectionProps extends RootProps<'div'> {
  /** Which way the words in it are read. */
  readonly dir: 'ltr' | 'rtl';
}

/**
 * A stretch of the page that is read from left to right or from right to left. What floats above it and what answers
 * to arrow keys follows, wherever on the page it is drawn.
 */
export function Direction({ dir, ...rest }: DirectionProps) {
  return (
    <DirectionProvider dir={dir}>
      <div {...rest} dir={dir} />
    </DirectionProvider>
  );
}
