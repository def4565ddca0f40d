import { clock } from './clock.ts';

export interface ReadStream {
  /** 0 if the stream broke off. */
  readonly status: number;
  readonly text: string;
  readonly begun: number;
  readonly ended: number;
  /** How much text had arrived at each time. */
  readonly arrivals: readonly { readonly at: number; readonly length: number }[];
}

type PieceText = (chunk: string) => string;

/** Reads an answer as it arrives. `textOf` extracts the words from a chunk. */
export async function readStream(
  call: () => Promise<Response>,
  textOf: PieceText = (chunk) => chunk,
): Promise<ReadStream> {
  const begun = clock();
  const arrivals: { at: number; length: number }[] = [];
  const decoder = new TextDecoder();
  let status = 0;
  let text = '';
  try {
    const response = await call();
    for await (const bytes of response.body ?? []) {
      text += textOf(decoder.decode(bytes, { stream: true }));
      if (text !== '') arrivals.push({ at: clock(), length: text.length });
    }
    status = response.status;
  } catch {
    // Broken off, or no connection: the status stays 0.
  }
  return { status, text, begun, ended: clock(), arrivals };
}

/** The words in OpenAI-style server-sent events, each of which arrives whole in this bench. */
export const wordsOfEvents: PieceText = (chunk) =>
  [...chunk.matchAll(/"content":("(?:[^"\\]|\\.)*")/g)]
    .map(([, word]) => String(JSON.parse(word ?? '""')))
    .join('');

/** The transit time of each piece, in ms. */
export function delays(
  { arrivals }: ReadStream,
  pieces: readonly { readonly text: string }[],
  said: readonly number[],
): number[] {
  let end = 0;
  return pieces.flatMap(({ text }, index) => {
    end += text.length;
    const arrival = arrivals.find(({ length }) => length >= end);
    const from = said[index];
    return arrival && from !== undefined ? [arrival.at - from] : [];
  });
}
