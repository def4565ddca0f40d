import type { ConnectedModel, ModelTask } from '../../apps/api/src/generation/connected-model.ts';

/** One call to a model. Times are in milliseconds. */
export interface RecordedCall {
  readonly raw: string;
  /** Until the first word; undefined for objects, which do not arrive word by word. */
  readonly firstMs: number | undefined;
  readonly ms: number;
}

export interface RecordingModel {
  readonly model: ConnectedModel;
  /** The calls since the last call of this function. */
  readonly taken: () => readonly RecordedCall[];
}

/** Records the model's raw answers and their timing. */
export function recordingModel(model: ConnectedModel): RecordingModel {
  let calls: RecordedCall[] = [];
  return {
    model: {
      async *write(task: ModelTask) {
        const started = performance.now();
        let firstMs: number | undefined;
        let raw = '';
        try {
          for await (const chunk of model.write(task)) {
            firstMs ??= performance.now() - started;
            raw += chunk;
            yield chunk;
          }
        } finally {
          calls.push({ raw, firstMs, ms: performance.now() - started });
        }
      },
      async object(task) {
        const started = performance.now();
        let raw = '';
        try {
          const answer = await model.object(task);
          raw = JSON.stringify(answer);
          return answer;
        } finally {
          calls.push({ raw, firstMs: undefined, ms: performance.now() - started });
        }
      },
    },
    taken() {
      const taken = calls;
      calls = [];
      return taken;
    },
  };
}
