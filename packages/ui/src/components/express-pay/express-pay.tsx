import type { ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import { Skeleton } from '../skeleton/index.ts';
import * as css from './express-pay.css.ts';

export interface ExpressPayProps extends RootProps<'div'> {
  /** The provider's own buttons; placeholders of the same size are shown while they load. */
  readonly children?: ReactNode;
}

const shapes = ['first', 'second'] as const;

/** The place for buttons that pay at once, 48 px high, two side by side. Their look is the providers' own. */
export function ExpressPay({ children, ...rest }: ExpressPayProps) {
  return (
    <div {...rest} className={css.root}>
      {children ?? shapes.map((shape) => <Skeleton key={shape} width="100%" height="48px" />)}
    </div>
  );
}
