import type { ConnectedModel, ModelTask } from './connected-model.ts';

/** Loads the SDK with the first call, so that startup need not wait for it. */
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
