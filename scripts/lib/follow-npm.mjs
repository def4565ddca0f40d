/** In milliseconds. */
const interval = 500;

/**
 * Ends this process, as SIGTERM would, when the npm that started it has ended. npm signals only its shell, and a shell
 * that is killed leaves its children running.
 */
export function followNpm() {
  // A process started further down is ended by its own parent.
  if (!['start', 'dev'].includes(process.env.npm_lifecycle_event ?? '')) return;
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    process.kill(process.pid, 'SIGTERM');
  }, interval);
  watching.unref();
}
