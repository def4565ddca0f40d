import { AppError } from '../errors.ts';
import type { ConnectedModel, FindModel } from './connected-model.ts';
import type { Answer } from './language-model.ts';
import { ModelError } from './model-error.ts';

/**
 * The model's answer where there is a model. Where it cannot be reached the built-in engine's, marked as such, if it
 * can do the task; what else fails is not hidden: a wrong key must be seen.
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
