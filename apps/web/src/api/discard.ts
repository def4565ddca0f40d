/** Frees the connection of a body that nobody reads on. One that has ended or failed already has none. */
export function discard(
  body: ReadableStream | ReadableStreamDefaultReader | null | undefined,
  reason?: unknown,
): void {
  body?.cancel(reason).catch(() => {});
}
