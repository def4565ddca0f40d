/** Resolves after some time, in milliseconds; at once when the signal is aborted. */
export function wait(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, signal.aborted ? 0 : time);
    signal.addEventListener('abort', end);
  });
}
