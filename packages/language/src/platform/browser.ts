import { type DataFile, type Platform, servedName } from './platform.ts';

type ReadData = Platform['readData'];

let reader: ReadData | undefined;

/** Sets where lists are read from; call it before any check. */
export const readDataBy = (read: ReadData): void => {
  reader = read;
};

/**
 * Reads lists from below an address, by the names that `octavo-language-data` gives them, from a server that sends them
 * unpacked or declares the packing with `Content-Encoding`. Blocks while it loads, so only a worker may use it.
 *
 * @throws Error if there is no such list
 */
export const dataBelow =
  (address: string): ReadData =>
  (file) => {
    const request = new XMLHttpRequest();
    request.open('GET', `${address}/${servedName(file)}`, false);
    request.responseType = 'arraybuffer';
    request.send();
    const content: unknown = request.response;
    if (request.status !== 200 || !(content instanceof ArrayBuffer)) {
      throw new Error(`${file} was not given: ${request.status}.`);
    }
    return new Uint8Array(content);
  };

function readData(file: DataFile): Uint8Array<ArrayBuffer> {
  if (reader === undefined) throw new Error('Nobody has said where lists are read.');
  return reader(file);
}

// Keeps a byte order mark, as Node does.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export const platform: Platform = {
  hasLists: () => reader !== undefined,
  readData,
  readText: (file) => decoder.decode(readData(file)),
  // Everything stays with the reader, who has the text anyway.
  digest: (text) => text,
  threadTime: () => performance.now(),
  pause: () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(undefined);
    }),
};
