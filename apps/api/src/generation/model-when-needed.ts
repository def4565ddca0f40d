import type { ConnectedModel, ModelTask } from './connected-model.ts';

/** The SDK is loaded with the first call: it is not needed to be ready. */
export function modelWhenNeeded(load: () => Promise<ConnectedModel>): ConnectedModel {
  let loading: Promise<ConnectedModel> | undefined;
  const loaded = (): Promise<ConnectedModel> => (loading ??= load());
  return {
    async *write(task: ModelTask) {
      yield* (await loaded()).write(task);
    },
    object: async (task) => (await loaded()).object(task),
  };
}
