import { stopwatch, telemetry, type ModelCallEnded } from '../telemetry/telemetry.ts';
import type { ConnectedModel, FindModel, ModelTask } from './connected-model.ts';
import { ModelError } from '@octavo/language/asking/model-error';

/** Reports each call to the model that is found. */
export function measured(find: FindModel): FindModel {
  const known = new WeakMap<ConnectedModel, ConnectedModel>();
  return async () => {
    const model = await find();
    if (model === undefined) return undefined;
    const reporting = known.get(model) ?? measuredModel(model);
    known.set(model, reporting);
    return reporting;
  };
}

const measuredModel = (model: ConnectedModel): ConnectedModel => ({
  async *write(task) {
    const report = reporter(task);
    let outcome: ModelCallEnded['outcome'] = 'given_up';
    try {
      yield* model.write(task);
      outcome = 'done';
    } catch (error) {
      outcome = outcomeOf(error, task);
      throw error;
    } finally {
      report(outcome);
    }
  },
  async object(task) {
    const report = reporter(task);
    try {
      const answer = await model.object(task);
      report('done');
      return answer;
    } catch (error) {
      report(outcomeOf(error, task));
      throw error;
    }
  },
});

function reporter({ name }: ModelTask): (outcome: ModelCallEnded['outcome']) => void {
  const seconds = stopwatch();
  return (outcome) => telemetry.modelCall.emit({ task: name, outcome, seconds: seconds() });
}

function outcomeOf(error: unknown, { signal }: ModelTask): ModelCallEnded['outcome'] {
  if (signal.aborted) return 'given_up';
  return error instanceof ModelError ? error.failure.kind : 'other';
}
