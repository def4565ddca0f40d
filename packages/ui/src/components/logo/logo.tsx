import { brand } from '@octavo/contract/brand';
import type { RootProps } from '../root-props.ts';
import * as css from './logo.css.ts';

export interface LogoProps extends Omit<RootProps<'span'>, 'children'> {
  /** Shows only the mark, where there is no room for the name. */
  readonly isMarkOnly?: boolean;
}

/** The mark and the name. */
export function Logo({ isMarkOnly = false, ...rest }: LogoProps) {
  return (
    <span {...rest} className={css.root}>
      <svg
        {...(isMarkOnly ? { role: 'img', 'aria-label': brand.name } : { 'aria-hidden': true })}
        className={css.mark}
        width="34"
        height="34"
        viewBox="0 0 24 24"
      >
        <path d={brand.mark} />
      </svg>
      {isMarkOnly ? null : (
        <span className={css.word} translate="no">
          {brand.name}
        </span>
      )}
    </span>
  );
}
