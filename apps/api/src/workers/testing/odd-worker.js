import { parentPort } from 'node:worker_threads';

parentPort.postMessage({ ready: true });
parentPort.on('message', (job) => {
  if (job === 'crash') throw new Error('crashed');
  if (job === 'exit') process.exit(3);
  if (job === 'hang') return;
  if (job === 'spin') for (;;);
  if (job === 'grow') for (const held = []; ;) held.push(Array.from({ length: 1000 }, () => ({})));
  parentPort.postMessage({ result: `did ${job}`, ...(job === 'wear' ? { worn: true } : {}) });
});
