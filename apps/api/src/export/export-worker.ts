import { parentPort } from 'node:worker_threads';
import { documentContent } from '@octavo/contract';
import { AppError } from '../errors.ts';
import { exportDocument } from './export-document.ts';
import type { ExportAnswer, ExportJob } from './export-job.ts';
import { typesettingBytes } from './pdf/write-pdf.ts';

/** Typst never frees memory, so the thread is replaced above this. */
const mostTypesettingBytes = 300 * 1024 * 1024;
const mostJobs = 40;

async function answer({ content, pictures = [], ...job }: ExportJob): Promise<ExportAnswer> {
  try {
    const file = await exportDocument({
      ...job,
      content: documentContent.parse(JSON.parse(content)),
      pictures: pictures.map(({ base64, ...picture }) => ({
        ...picture,
        bytes: new Uint8Array(Buffer.from(base64, 'base64')),
      })),
    });
    return { file };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refusal: { code: error.code, status: error.status, message: error.message } };
  }
}

let jobs = 0;

parentPort?.postMessage({ ready: true });
parentPort?.on('message', (job: ExportJob) => {
  jobs += 1;
  void answer(job).then((result) => {
    const isWorn = jobs >= mostJobs || typesettingBytes() > mostTypesettingBytes;
    parentPort?.postMessage(
      { result, ...(isWorn ? { worn: true } : {}) },
      'file' in result ? [result.file.bytes.buffer] : [],
    );
  });
});
