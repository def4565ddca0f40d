import { downloadMachine } from '@octavo/machines/download';
import { fromPromise } from 'xstate';
import { documents } from '../api/documents.ts';
import { readable } from '../api/readable.ts';

/**
 * @param saveFirst resolves when the server holds what is on screen, so that the file is made from it
 */
export function wireDownload(saveFirst: () => Promise<void>) {
  return downloadMachine.provide({
    actors: {
      download: fromPromise(async ({ input: { id, options }, signal }) => {
        await saveFirst();
        const { file, name } = await readable(documents.download(id, options, signal));
        signal.throwIfAborted();
        hand(file, name);
      }),
    },
  });
}

function hand(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
