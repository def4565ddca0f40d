/** The most characters of the document sent with a request (SPEC §9). */
export const windowLength = 1000;

/** The text around a position: half before, half after; what one side does not use goes to the other. */
export function textWindow(before: string, after: string, length = windowLength): string {
  const half = Math.floor(length / 2);
  const ahead = Math.min(after.length, length - Math.min(before.length, half));
  const behind = Math.min(before.length, length - ahead);
  return before.slice(before.length - behind) + after.slice(0, ahead);
}
