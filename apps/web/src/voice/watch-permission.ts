/** Calls back once the microphone is permitted in the browser's settings; gives what stops the watch. */
export function watchPermission(onPermitted: () => void): () => void {
  const stop = new AbortController();
  void navigator.permissions
    .query({ name: 'microphone' })
    .then((status) => {
      status.addEventListener('change', () => status.state !== 'denied' && onPermitted(), {
        signal: stop.signal,
      });
    })
    // A browser that does not tell: a reload asks again.
    .catch(() => undefined);
  return () => stop.abort();
}
