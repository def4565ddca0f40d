import { createVar } from '@vanilla-extract/css';

/** How high the bar at the bottom of a small screen is; unset where there is none. What floats stands above it. */
export const bottomBar = createVar();
