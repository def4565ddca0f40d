import { parentPort } from 'node:worker_threads';
import type { PrintJob } from './print-job.ts';
import { createTypstCompiler } from './typst-compiler.ts';

const port = parentPort;
if (port === null) throw new Error('This file runs in a worker thread.');

const compiling = createTypstCompiler();

port.on('message', (job: PrintJob) => {
  void compiling
    .then((compile) => compile(job))
    .then((answer) => port.postMessage(answer, answer.ok ? [answer.pdf.buffer] : []));
});
