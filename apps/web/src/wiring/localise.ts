import type { LocalLine } from '@octavo/contract';
import type { Localised } from '@octavo/editor';
import { randomUuid } from '@octavo/contract/random-uuid';
import { callForStream } from '../api/call-for-stream.ts';
import { linesOf } from '../api/lines-of.ts';

/**
 * What becomes of each paragraph, from the real server. An answer that breaks off counts as far as it came: it is
 * charged so far.
 *
 * @throws CallFailed where nothing came that changes anything
 */
export async function localise(paragraphs: readonly string[], signal: AbortSignal): Promise<Localised> {
  const given: LocalLine[] = [];
  const lines = linesOf<LocalLine>((line) => given.push(line));
  try {
    const body = { text: paragraphs.join('\n\n') };
    const options = { body, accept: 'application/x-ndjson', signal, callName: randomUuid() };
    return { engine: await callForStream('makeLocal', options, lines.take), lines: given };
  } catch (error) {
    const hasChanged = given.some(({ text }, index) => text !== paragraphs[index]);
    if (signal.aborted || !hasChanged) throw error;
  }
  // Only a model breaks off.
  return { engine: 'model', lines: given };
}
