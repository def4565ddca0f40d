import { parentPort } from 'node:worker_threads';
import { checkOthers, type DictionaryJob } from './check-others.ts';

const check = checkOthers();
parentPort?.on('message', (job: DictionaryJob) => {
  void check(job).then((result) => parentPort?.postMessage({ result }));
});
parentPort?.postMessage({ ready: true });
