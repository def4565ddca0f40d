import { AppError } from '../../apps/api/src/errors.ts';
import type { LanguageModel } from '../../apps/api/src/generation/language-model.ts';
import { ModelError } from '@octavo/language/asking/model-error';
import type { WritingTask, Written } from './writing-engine.ts';

const patience = 80_000;
const cannot: ReadonlySet<string> = new Set(['engine_cannot', 'nothing_to_change']);
const heldBack: ReadonlySet<string> = new Set(['garbage', 'unusable']);

/** The complete answer to a task. A refusal or a withheld answer counts as an answer too. */
export async function answerOf(engine: LanguageModel, task: WritingTask): Promise<Written> {
  try {
    const { chunks } = await engine.stream({
      ...task,
      countryCode: 'GB',
      signal: AbortSignal.timeout(patience),
    });
    let text = '';
    for await (const chunk of chunks) text += chunk;
    return { text };
  } catch (error) {
    if (error instanceof AppError && cannot.has(error.code)) return { refusal: error.message };
    if (error instanceof ModelError && heldBack.has(error.failure.kind)) return { refusal: 'held back' };
    throw error;
  }
}
