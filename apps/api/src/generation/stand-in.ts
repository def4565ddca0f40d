import { AppError } from '../errors.ts';
import type { ConnectedModel, FindModel } from './connected-model.ts';
import type { Answer } from './language-model.ts';
import { ModelError } from '@octavo/language/asking/model-error';

/**
 * Returns the model's answer if there is a model. If it cannot be reached, returns the built-in engine's, marked as
 * such, if the engine can do the task. Any other failure is passed on: a wrong key must be noticed.
 */
export async function modelElseRules<Given extends Pick<Answer, 'engine' | 'notice'>>(
  find: FindModel,
  byModel: (model: ConnectedModel) => Promise<Given>,
  byRules: () => Promise<Given>,
): Promise<Given> {
  const model = await find();
  if (!model) return byRules();
  try {
    return await byModel(model);
  } catch (error) {
    if (!(error instanceof ModelError && error.failure.kind === 'unreachable')) throw error;
    const answer = await byRules().catch((cannot: unknown) => {
      throw cannot instanceof AppError ? error : cannot;
    });
    return { ...answer, notice: 'model-unavailable' };
  }
}
