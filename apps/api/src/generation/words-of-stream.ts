import type { FinishReason } from 'ai';
import { saidDone } from './done-as-reason.ts';
import { endsLikeText } from '@octavo/language/asking/ends-like-text';
import { ModelError, unusable } from '@octavo/language/asking/model-error';

type Part = { readonly type: string };
type Finish = {
  readonly type: 'finish';
  readonly finishReason: FinishReason;
  readonly rawFinishReason: string | undefined;
};
const isText = (part: Part): part is { type: 'text-delta'; text: string } => part.type === 'text-delta';
const isError = (part: Part): part is { type: 'error'; error: unknown } => part.type === 'error';
const isFinish = (part: Part): part is Finish => part.type === 'finish';

/** How much of an answer's end shows whether it is complete, in UTF-16 units. */
const ending = 200;

/**
 * The words of an AI SDK stream; any sign of life without words (thinking) comes as ''.
 *
 * @param mayEndAnywhere the answer is not prose that ends with a sentence, so a server that gives no reason is trusted
 * @throws ModelError 'unusable' if the stream ends before its answer does, or the stream's failure
 */
export async function* wordsOf(
  parts: AsyncIterable<Part>,
  { mayEndAnywhere, mayBeCut }: { readonly mayEndAnywhere: boolean; readonly mayBeCut: boolean },
): AsyncGenerator<string> {
  let end = '';
  for await (const part of parts) {
    if (isText(part)) {
      end = (end + part.text).slice(-ending);
      yield part.text;
    } else if (isError(part)) throw part.error;
    else if (part.type === 'abort') throw new ModelError({ kind: 'stalled' });
    else if (part.type === 'reasoning-delta') yield '';
    else if (isFinish(part)) {
      const isWhole = mayEndAnywhere || endsLikeText(end);
      requireEnd(part, isWhole, mayBeCut);
    }
  }
}

/** Servers that give an empty reason or none (Ollama, SGLang) are trusted if the answer ends like a text. */
function requireEnd(
  { finishReason, rawFinishReason: raw }: Finish,
  isWhole: boolean,
  mayBeCut: boolean,
): void {
  if (finishReason === 'content-filter') throw unusable('filtered');
  if (finishReason === 'length' && !mayBeCut) throw unusable('cut');
  if (raw === undefined || ((raw === '' || raw === saidDone) && !isWhole)) throw unusable('cut');
}
