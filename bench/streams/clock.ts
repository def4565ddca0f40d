/** Ms since the epoch, finer than `Date.now()` and the same in all processes of a machine. */
export const clock = (): number => performance.timeOrigin + performance.now();
