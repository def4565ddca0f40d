import { AppError } from '../../errors.ts';
import type { FindModel } from '../connected-model.ts';
import type { Answer } from '../language-model.ts';
import { ModelError } from '../model-error.ts';
import { modelElseRules } from '../stand-in.ts';
import { type CompletionRequest, completeByModel } from './complete-by-model.ts';
import { completeByWords } from '@octavo/language/completion';
import { lastSentences } from '@octavo/contract/last-sentences';
import type { WordMemory } from './word-memory.ts';

/** Whoever writes on does not wait: what comes later is of no use. */
const timeoutMs = 8_000;

/** Says how a text may go on; empty where nobody knows, and where the model fails (SPEC §8). */
export type Completer = (completing: CompletionRequest & { readonly accountId: string }) => Promise<Answer>;

export function completer(find: FindModel, memory: WordMemory): Completer {
  return async ({ accountId, signal, ...completing }) => {
    const text = lastSentences(completing.text);
    if (!/\p{L}/u.test(text)) return { engine: 'built-in', chunks: whole('') };
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    try {
      return await modelElseRules(
        find,
        async (model) => {
          const words = await completeByModel(model, { ...completing, text, signal: inTime });
          return { engine: 'model', chunks: whole(words) };
        },
        async () => {
          const words = completeByWords(await memory.of(accountId), text);
          return { engine: 'built-in', chunks: whole(words) };
        },
      );
    } catch (error) {
      signal.throwIfAborted();
      if (inTime.aborted || error instanceof ModelError || error instanceof AppError) {
        return { engine: 'model', chunks: whole('') };
      }
      throw error;
    }
  };
}

async function* whole(text: string): AsyncGenerator<string> {
  if (text !== '') yield text;
}
