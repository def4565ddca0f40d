import { breakpoints } from '../../theme/scale.ts';

/** For `@media` keys: from these widths on, where the rules for narrow screens end. */
export const wide = {
  panel: `screen and (width >= ${breakpoints.panel}px)`,
  phone: `screen and (width >= ${breakpoints.arrow}px)`,
} as const;
