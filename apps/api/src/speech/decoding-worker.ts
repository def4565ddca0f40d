import { parentPort } from 'node:worker_threads';
import { decodeRecording } from './decode-recording.ts';

// libopus prints each packet that it cannot read, which any caller can send by the thousand.
process.stderr.write = () => true;

parentPort?.postMessage({ ready: true });
parentPort?.on('message', (bytes: Uint8Array<ArrayBuffer>) => {
  void decodeRecording(bytes).then((result) => parentPort?.postMessage({ result }));
});
