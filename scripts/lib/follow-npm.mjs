import { isLeft, waitingFor } from './waiting-for.mjs';

/** In milliseconds. */
const interval = 500;

/**
 * Ends this process, as SIGTERM would, when a shell or npm that waits for it has ended. npm signals only its shell, and
 * a shell that is killed leaves its children running: `sh -c 'npm start'`, `npx -c 'npm start'`, a script.
 */
export function followNpm() {
  const links = waitingFor();
  // A process started further down is ended by its own parent.
  if (links.length === 0 && ['start', 'dev'].includes(process.env.npm_lifecycle_event ?? '')) {
    links.push({ pid: process.pid, parent: process.ppid });
  }
  if (links.length === 0) return;
  const watching = setInterval(() => {
    if (!isLeft(links)) return;
    clearInterval(watching);
    process.kill(process.pid, 'SIGTERM');
  }, interval);
  watching.unref();
}
