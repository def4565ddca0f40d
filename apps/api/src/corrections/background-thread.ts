import { getPriority, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';

/** Below the main thread, above what an administrator puts behind everything. */
const niceness = 5;

// On Linux a priority is the thread's own; elsewhere it would be that of the whole process. https://man7.org/linux/man-pages/man2/setpriority.2.html#BUGS
if (process.platform === 'linux') setPriority(Math.max(getPriority(), niceness));

await import(String(workerData));
