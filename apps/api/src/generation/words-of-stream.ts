import { ModelError } from './model-error.ts';

type Part = { readonly type: string };
const isText = (part: Part): part is { type: 'text-delta'; text: string } => part.type === 'text-delta';
const isError = (part: Part): part is { type: 'error'; error: unknown } => part.type === 'error';
const isFinish = (part: Part): part is { type: 'finish'; rawFinishReason: string | undefined } =>
  part.type === 'finish';

/**
 * The words of a stream of the AI SDK; anything that shows life without words (thinking) comes as ''. A stream
 * that ends without saying why it ended was cut off.
 */
export async function* wordsOf(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  for await (const part of parts) {
    if (isText(part)) yield part.text;
    else if (isError(part)) throw part.error;
    else if (part.type === 'abort') throw new ModelError({ kind: 'stalled' });
    else if (part.type === 'reasoning-delta') yield '';
    else if (isFinish(part) && part.rawFinishReason === undefined) throw new ModelError({ kind: 'garbage' });
  }
}
