import { createVar } from '@vanilla-extract/css';

/**
 * The height of the bar at the bottom of a small screen; unset where there is none. Floating elements are placed above
 * it.
 */
export const bottomBar = createVar();
