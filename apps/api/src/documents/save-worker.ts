import { parentPort } from 'node:worker_threads';
import { readSave } from './read-save.ts';

parentPort?.on('message', (body: ArrayBuffer) => parentPort?.postMessage({ result: readSave(body) }));
parentPort?.postMessage({ ready: true });
