import { downloadMachine } from '@octavo/machines/download';
import { fromPromise } from 'xstate';
import { callForFile } from '../api/call.ts';
import { handOver } from '../hand-over.ts';

/**
 * @param saveFirst resolves when the server holds what is on screen, so that the file is made from it
 */
export function wireDownload(saveFirst: () => Promise<void>) {
  return downloadMachine.provide({
    actors: {
      download: fromPromise(async ({ input: { id, options }, signal }) => {
        await saveFirst();
        const { file, name } = await callForFile('downloadDocument', {
          params: { id },
          body: options,
          signal,
        });
        signal.throwIfAborted();
        handOver(file, name ?? `document.${options.fileType}`);
      }),
    },
  });
}
