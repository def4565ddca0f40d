import type { ConnectedModel, FindModel } from '../generation/connected-model.ts';
import { ModelError } from '@octavo/language/asking/model-error';

/** Something that was written, and by which engine. */
export type Written<Value> = {
  readonly value: Value;
  readonly engine: 'built-in' | 'model';
  /** The configured model could not be reached, and the built-in engine stands in. */
  readonly notice?: 'model-unavailable';
};

/** Lets the model write, or the built-in engine if there is no model or it cannot be reached. */
export async function writtenBy<Value>(
  findModel: FindModel,
  byModel: (model: ConnectedModel) => Promise<Value>,
  builtIn: () => Value,
): Promise<Written<Value>> {
  const model = await findModel();
  if (!model) return { value: builtIn(), engine: 'built-in' };
  try {
    return { value: await byModel(model), engine: 'model' };
  } catch (error) {
    if (!(error instanceof ModelError && error.failure.kind === 'unreachable')) throw error;
    return { value: builtIn(), engine: 'built-in', notice: 'model-unavailable' };
  }
}

/** The headers that say which engine wrote an answer. */
export const engineHeaders = ({
  engine,
  notice,
}: Omit<Written<unknown>, 'value'>): Record<string, string> => ({
  'x-octavo-engine': engine,
  ...(notice === undefined ? {} : { 'x-octavo-notice': notice }),
});
