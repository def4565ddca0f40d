import { parentPort } from 'node:worker_threads';
import type { SealAnswer, SealJob } from './seal-thread.ts';
import { openContent, sealContent } from './sealed-content.ts';
import { DamagedSealError } from './sealed-text.ts';

async function answer(job: SealJob): Promise<SealAnswer> {
  if ('readable' in job) return { sealed: await sealContent(job.readable, job) };
  try {
    return { opened: await openContent(job.sealed, job) };
  } catch (error) {
    if (error instanceof DamagedSealError) return { isDamaged: true };
    throw error;
  }
}

parentPort?.on('message', (job: SealJob) => {
  void answer(job).then((result) => parentPort?.postMessage({ result }));
});
parentPort?.postMessage({ ready: true });
