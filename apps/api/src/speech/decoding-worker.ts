import { parentPort } from 'node:worker_threads';
import { decodeRecording } from './decode-recording.ts';

// libopus logs every packet that it cannot read, and any caller can send thousands of these.
process.stderr.write = () => true;

parentPort?.postMessage({ ready: true });
parentPort?.on('message', (bytes: Uint8Array<ArrayBuffer>) => {
  void decodeRecording(bytes).then((result) => parentPort?.postMessage({ result }));
});
