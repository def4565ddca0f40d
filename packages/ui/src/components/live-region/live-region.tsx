import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

export interface LiveRegionProps extends Omit<RootProps<'output'>, 'aria-live'> {
  /** `assertive` interrupts what is being read: for what must not be missed only. */
  readonly live?: 'polite' | 'assertive';
}

/** Says its children aloud whenever they change. Keep it mounted, and empty while there is nothing to say. */
export function LiveRegion({ live = 'polite', ...rest }: LiveRegionProps) {
  return (
    <VisuallyHidden asChild>
      <output {...rest} aria-live={live} aria-atomic />
    </VisuallyHidden>
  );
}
