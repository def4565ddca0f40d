import { parentPort } from 'node:worker_threads';
import type { English } from './dialect.ts';
import { loadHarper } from './harper.ts';

export type CheckJob = { readonly paragraph: string; readonly dialect: English; readonly continues?: true };

const harper = loadHarper();
await harper;
parentPort?.postMessage({ ready: true });
parentPort?.on('message', (job: CheckJob) => {
  void harper
    .then((checker) => checker.check(job.paragraph, job.dialect, job.continues))
    .then((result) => parentPort?.postMessage({ result }));
});
