import { findModelOf } from '../../apps/api/src/generation/choose-language-model.ts';
import type { ConnectedModel } from '../../apps/api/src/generation/connected-model.ts';
import { ollamaServes } from '../../apps/api/src/generation/ollama.ts';
import { taskNames } from '@octavo/language/asking/task-names';
import type { AllTaskSettings } from '../../apps/api/src/generation/task-settings.ts';
import type { Config } from '../../apps/api/src/config.ts';
import { createFairQueue } from '../../apps/api/src/limits/fair-queue.ts';
import { type ChosenModel, modelFolder, readChosen } from '../../apps/api/src/local-model/model-folder.ts';
import { startModelProcess } from '../../apps/api/src/local-model/model-process.ts';
import { takingTurns } from '../../apps/api/src/local-model/taking-turns.ts';

/** A connection to a model, for one task at a time. */
export interface Lane {
  readonly model: ConnectedModel;
  /** The tokens that the server has counted since the last call of this function; undefined if it counts none. */
  readonly tokens: () => { readonly prompt: number; readonly answer: number } | undefined;
}

/** A model that can be run. */
export interface Connection {
  readonly name: string;
  /** The location shown to people. */
  readonly place: string;
  lane(): Lane;
  close(): Promise<void>;
}

type ModelConfig = Config['model'];

/**
 * The model that the server would use with this configuration.
 *
 * @param temperature for every task; if not given, as configured
 * @returns nothing if there is no model. @throws Error if the local model does not start
 */
export async function connect(
  { model: configured, dataDir }: Pick<Config, 'model' | 'dataDir'>,
  temperature?: number,
): Promise<Connection | undefined> {
  const settings = { ...configured, tasks: withTemperature(configured.tasks, temperature) };
  const { baseUrl, model, ollamaUrl: url } = settings;
  if (baseUrl === 'off') return undefined;
  if (baseUrl !== undefined) return remote(model ?? 'default', new URL(baseUrl).host, settings);
  const folder = modelFolder(dataDir);
  const local = await readChosen(folder);
  if (local) return localConnection(folder, local, settings);
  const pulled = await ollamaServes(model, { url });
  if (pulled === undefined) return undefined;
  const ollama = { ...settings, baseUrl: `${url}/v1`, model: pulled };
  return remote(pulled, `the Ollama at ${url}`, ollama);
}

const remote = (name: string, place: string, settings: ModelConfig): Connection => ({
  name,
  place,
  lane: () => laneOf(settings),
  close: () => Promise.resolve(),
});

/** Runs it like the server: in a separate process, one answer at a time. */
async function localConnection(
  folder: string,
  local: ChosenModel,
  settings: ModelConfig,
): Promise<Connection> {
  const child = startModelProcess(folder, local);
  const { baseUrl, apiKey } = await child.ready;
  const queue = createFairQueue({
    name: 'local_model',
    atOnce: 1,
    waiting: 60,
    ofNetwork: 60,
    ofAccount: 60,
  });
  return {
    name: local.name,
    place: 'this machine',
    lane() {
      const lane = laneOf({ ...settings, provider: 'openai', baseUrl, apiKey, model: local.name });
      return { ...lane, model: takingTurns(lane.model, queue) };
    },
    async close() {
      child.kill();
      await child.ended;
    },
  };
}

function laneOf(settings: ModelConfig): Lane {
  let counted: { prompt: number; answer: number } | undefined;
  const find = findModelOf({
    ...settings,
    onUsage: (_task, { prompt, answer }) => {
      counted = { prompt: (counted?.prompt ?? 0) + prompt, answer: (counted?.answer ?? 0) + answer };
    },
  });
  return {
    model: whenFound(find),
    tokens() {
      const taken = counted;
      counted = undefined;
      return taken;
    },
  };
}

/** A configured model is always found. */
const whenFound = (find: ReturnType<typeof findModelOf>): ConnectedModel => {
  const found = async (): Promise<ConnectedModel> => {
    const model = await find();
    if (!model) throw new Error('The model is gone.');
    return model;
  };
  return {
    async *write(task) {
      yield* (await found()).write(task);
    },
    object: async (task) => (await found()).object(task),
  };
};

/** Uses one temperature for every task, if one was chosen. */
const withTemperature = (tasks: AllTaskSettings, temperature: number | undefined): AllTaskSettings =>
  temperature === undefined
    ? tasks
    : Object.fromEntries(taskNames.map((name) => [name, { ...tasks[name], temperature }]));
