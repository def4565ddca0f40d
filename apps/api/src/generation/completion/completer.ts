import { lastSentences } from '@octavo/contract/last-sentences';
import { completeByWords } from '@octavo/language/completion';
import { AppError } from '../../errors.ts';
import type { FindModel } from '../connected-model.ts';
import type { Answer } from '../language-model.ts';
import { ModelError } from '@octavo/language/asking/model-error';
import { type CompletionRequest, completeByModel } from './complete-by-model.ts';
import type { WordMemory } from './word-memory.ts';

/** In milliseconds. The user keeps typing, so a later answer is of no use. */
const timeoutMs = 8_000;

export type Completing = CompletionRequest & {
  readonly accountId: string;
  /** Whether enough words are left to pay for what the user accepts of a model's suggestion. */
  readonly canPay: () => Promise<boolean>;
};

/** How a text may continue; empty if nothing is known, or if the model fails (SPEC §8). */
export type Offer = Omit<Answer, 'chunks'> & { readonly text: string };

export type Completer = (completing: Completing) => Promise<Offer>;

/**
 * Completes with the model; without a model, or without words to pay for it, from the words in the account's own texts.
 */
export function completer(find: FindModel, memory: WordMemory): Completer {
  async function offer({ accountId, canPay, ...request }: Completing): Promise<Offer> {
    const model = await find();
    const own = async (): Promise<Offer> => ({
      engine: 'built-in',
      text: completeByWords(await memory.of(accountId), request.text),
    });
    if (!model || !(await canPay())) return own();
    try {
      return { engine: 'model', text: await completeByModel(model, request) };
    } catch (error) {
      if (error instanceof ModelError && error.failure.kind === 'unreachable') {
        return { ...(await own()), notice: 'model-unavailable' };
      }
      throw error;
    }
  }

  return async ({ signal, ...completing }) => {
    const text = lastSentences(completing.text);
    if (!/\p{L}/u.test(text)) return { engine: 'built-in', text: '' };
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    try {
      return await offer({ ...completing, text, signal: inTime });
    } catch (error) {
      signal.throwIfAborted();
      if (inTime.aborted || error instanceof ModelError || error instanceof AppError) {
        return { engine: 'model', text: '' };
      }
      throw error;
    }
  };
}
