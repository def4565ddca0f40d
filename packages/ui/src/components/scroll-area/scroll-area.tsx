import { useDirection } from '@radix-ui/react-direction';
import * as Radix from '@radix-ui/react-scroll-area';
import type { RootProps } from '../root-props.ts';
import * as css from './scroll-area.css.ts';

/** How long the indicator stays after scrolling has stopped, in milliseconds (SPEC §9). */
const hideDelay = 2000;

/** Radix renders the viewport as a plain `<div>`. */
const region = { role: 'region', tabIndex: 0 } as const;

export interface ScrollAreaProps extends Omit<RootProps<'div'>, 'dir' | 'aria-label'> {
  /** Names the scrolling region, which can be focused and scrolled by keyboard. */
  readonly label: string;
  /** The maximum height, in CSS. */
  readonly maxHeight: string;
}

/** A part of the page that scrolls by itself. Its indicator shows while it scrolls and for two seconds after. */
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
