import { useDirection } from '@radix-ui/react-direction';
import * as Radix from '@radix-ui/react-scroll-area';
import type { RootProps } from '../root-props.ts';
import * as css from './scroll-area.css.ts';

/** Milliseconds after which the indicator goes, once nothing moves any more (SPEC §9). */
const hideDelay = 2000;

/** Radix draws the viewport as a plain `<div>`. */
const region = { role: 'region', tabIndex: 0 } as const;

export interface ScrollAreaProps extends Omit<RootProps<'div'>, 'dir' | 'aria-label'> {
  /** Names what scrolls: it can be reached and moved by keys. */
  readonly label: string;
  /** CSS height at most. */
  readonly maxHeight: string;
}

/** A piece of the page that scrolls in itself. Its indicator shows while it moves and for two seconds after. */
export function ScrollArea({ label, maxHeight, children, ...rest }: ScrollAreaProps) {
  const direction = useDirection();
  return (
    <Radix.Root {...rest} type="scroll" scrollHideDelay={hideDelay} dir={direction} className={css.root}>
      <Radix.Viewport {...region} aria-label={label} className={css.viewport} style={{ maxHeight }}>
        {children}
      </Radix.Viewport>
      <Radix.Scrollbar orientation="vertical" className={css.bar}>
        <Radix.Thumb className={css.thumb} />
      </Radix.Scrollbar>
      <Radix.Scrollbar orientation="horizontal" className={css.bar}>
        <Radix.Thumb className={css.thumb} />
      </Radix.Scrollbar>
    </Radix.Root>
  );
}
