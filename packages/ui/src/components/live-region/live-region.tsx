import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

export interface LiveRegionProps extends Omit<RootProps<'output'>, 'aria-live'> {
  /** `assertive` interrupts the screen reader: only for what must not be missed. */
  readonly live?: 'polite' | 'assertive';
}

/**
 * A live region: announces its children when they change. Keep it mounted, and empty while there is nothing to
 * announce.
 */
export function LiveRegion({ live = 'polite', ...rest }: LiveRegionProps) {
  return (
    <VisuallyHidden asChild>
      <output {...rest} aria-live={live} aria-atomic />
    </VisuallyHidden>
  );
}
