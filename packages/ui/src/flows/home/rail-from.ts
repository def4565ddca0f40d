/** From this width there is room for a rail next to the list, in pixels. */
export const railFrom = 1200;
