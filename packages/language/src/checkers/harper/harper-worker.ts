import { parentPort } from 'node:worker_threads';
import { type CheckJob, checkEnglish } from './check-english.ts';

const check = await checkEnglish();
parentPort?.postMessage({ ready: true });
parentPort?.on('message', (job: CheckJob) => {
  void check(job).then((result) => parentPort?.postMessage({ result }));
});
