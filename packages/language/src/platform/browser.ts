import type { DataFile, Platform } from './platform.ts';

type ReadData = Platform['readData'];

let reader: ReadData | undefined;

/** Says where lists are read; before anything is checked. */
export const readDataBy = (read: ReadData): void => {
  reader = read;
};

/**
 * Reads lists below an address, from a server that gives them unpacked or tells by `Content-Encoding` how they are
 * packed. It waits for each: only a worker may.
 *
 * @throws Error where there is no such list
 */
export const dataBelow =
  (address: string): ReadData =>
  (file) => {
    const request = new XMLHttpRequest();
    request.open('GET', `${address}/${file}`, false);
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

// As Node reads a text: with the mark at its start, if it has one.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export const platform: Platform = {
  readData,
  readText: (file) => decoder.decode(readData(file)),
  // What is kept stays with the reader, who has the text itself.
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
