/** Milliseconds since the epoch, finer than `Date.now()` and consistent across the machine's processes. */
export const clock = (): number => performance.timeOrigin + performance.now();
