/** Frees the connection of a body that will not be read any further. A body that has ended or failed holds none. */
export function discard(
  body: ReadableStream | ReadableStreamDefaultReader | null | undefined,
  reason?: unknown,
): void {
  body?.cancel(reason).catch(() => {});
}
