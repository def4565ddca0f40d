import { parentPort } from 'node:worker_threads';
import type { English } from './dialect.ts';
import { loadHarper, type Surroundings } from './harper.ts';

export type CheckJob = Surroundings & { readonly paragraph: string; readonly dialect: English };

const harper = loadHarper();
await harper;
parentPort?.postMessage({ ready: true });
parentPort?.on('message', (job: CheckJob) => {
  void harper
    .then((checker) => checker.check(job.paragraph, job.dialect, job))
    .then((result) => parentPort?.postMessage({ result }));
});
