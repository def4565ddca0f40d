/** In milliseconds. */
const interval = 500;

/**
 * Ends this process, as by SIGTERM, when the npm that started it has ended. npm passes a signal to a shell, and a shell
 * that is ended by it leaves what it has started behind.
 */
export function followNpm() {
  // Whoever is started by something that npm has started is ended by that.
  if (!['start', 'dev'].includes(process.env.npm_lifecycle_event ?? '')) return;
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    process.kill(process.pid, 'SIGTERM');
  }, interval);
  watching.unref();
}
