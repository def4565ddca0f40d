import { lastSentences } from '@octavo/contract/last-sentences';
import { completeByWords } from '@octavo/language/completion';
import { AppError } from '../../errors.ts';
import type { FindModel } from '../connected-model.ts';
import type { Answer } from '../language-model.ts';
import { ModelError } from '../model-error.ts';
import { type CompletionRequest, completeByModel } from './complete-by-model.ts';
import type { WordMemory } from './word-memory.ts';

/** Whoever writes on does not wait: what comes later is of no use. */
const timeoutMs = 8_000;

export type Completing = CompletionRequest & {
  readonly accountId: string;
  /** Whether words are left that what is taken of a model's offer could be charged to. */
  readonly canPay: () => Promise<boolean>;
};

/** How a text may go on; empty where nobody knows, and where the model fails (SPEC §8). */
export type Offer = Omit<Answer, 'chunks'> & { readonly text: string };

export type Completer = (completing: Completing) => Promise<Offer>;

/** By the model; without one, and without words to pay for it, by the words of the account's own texts. */
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
