import { type Bibliography, type FileText, readFile, Refused } from '@octavo/formats/reading';

export interface ImportTask {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly beside: readonly Bibliography[];
}

/** What the worker answers: the text of the file, or why there is none. */
export type ImportAnswer =
  | { readonly ok: true; readonly read: FileText }
  | { readonly ok: false; readonly reason: Refused['reason']; readonly limit: number | undefined };

addEventListener('message', ({ data }: MessageEvent<ImportTask>) => {
  void answer(data)
    .then((read) => postMessage(read))
    // What cannot be sent would otherwise leave the page waiting until its timeout.
    .catch(() => postMessage({ ok: false, reason: 'damaged', limit: undefined } satisfies ImportAnswer));
});

async function answer({ bytes, name, beside }: ImportTask): Promise<ImportAnswer> {
  try {
    return { ok: true, read: await readFile(bytes, name, beside) };
  } catch (error) {
    const { reason, limit } = error instanceof Refused ? error : new Refused('damaged');
    return { ok: false, reason, limit };
  }
}
