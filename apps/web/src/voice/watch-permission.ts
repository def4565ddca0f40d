/** Calls back once the microphone is allowed in the browser's settings; returns a function that stops watching. */
export function watchPermission(onPermitted: () => void): () => void {
  const stop = new AbortController();
  void navigator.permissions
    .query({ name: 'microphone' })
    .then((status) => {
      status.addEventListener('change', () => status.state !== 'denied' && onPermitted(), {
        signal: stop.signal,
      });
    })
    // Some browsers do not report it: then a reload asks again.
    .catch(() => undefined);
  return () => stop.abort();
}
