import type { LocalLine } from '@octavo/contract';
import type { Localised } from '@octavo/editor';
import { randomUuid } from '@octavo/contract/random-uuid';
import { callForStream } from '../api/call-for-stream.ts';
import { linesOf } from '../api/lines-of.ts';

/**
 * The new wording of each paragraph, from the real server. If an answer breaks off, what has arrived counts, and has
 * been charged.
 *
 * @throws CallFailed if nothing arrived that changes anything
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
  // Only a model's answer can break off.
  return { engine: 'model', lines: given };
}
