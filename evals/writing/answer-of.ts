import { AppError } from '../../apps/api/src/errors.ts';
import type { LanguageModel } from '../../apps/api/src/generation/language-model.ts';
import { ModelError } from '../../apps/api/src/generation/model-error.ts';
import type { WritingTask, Written } from './writing-engine.ts';

const patience = 80_000;

/** The whole answer to a task. That an engine cannot do it, or that an answer is held back, is an answer too. */
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
    if (error instanceof AppError && error.code === 'engine_cannot') return { refusal: error.message };
    if (error instanceof ModelError && error.failure.kind === 'garbage') return { refusal: 'held back' };
    throw error;
  }
}
