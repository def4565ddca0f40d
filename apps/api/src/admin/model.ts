import { ollamaServes } from '../generation/ollama.ts';
import { modelFolder, readChosen, readServing, type Serving } from '../local-model/model-folder.ts';
import { type Config, readConfig } from '../config.ts';
import { type Command, UsageError } from './command.ts';

/** Which model writes at the moment, as far as it can be seen from outside the server. */
export const model: Command = {
  name: 'model',
  arguments: '',
  does: 'says which language model serves, and in which state a local one is',
  run: async ({ words }) => {
    if (words.length > 0) throw new UsageError('The command model takes nothing after its name.');
    return whatServes(readConfig(process.env));
  },
};

async function whatServes({
  model: { baseUrl, model: name, ollamaUrl: url },
  dataDir,
}: Config): Promise<string> {
  if (baseUrl === 'off') return 'The built-in engine: AI_BASE_URL is off.';
  if (baseUrl !== undefined) return `${name ?? 'The default model'} at ${baseUrl}, by AI_BASE_URL.`;
  const folder = modelFolder(dataDir);
  const chosen = await readChosen(folder);
  if (chosen) {
    return `${chosen.name} on this machine (${chosen.file}): ${stateOf(await readServing(folder), chosen.name)}`;
  }
  const pulled = await ollamaServes(name, { url });
  if (pulled !== undefined) return `${pulled}, by the Ollama at ${url}.`;
  return 'The built-in engine: no model is set up. npm run model fetches one.';
}

function stateOf(serving: Serving | undefined, name: string): string {
  if (!serving || serving.model !== name || !isAlive(serving.pid)) return 'no server is running it.';
  switch (serving.state) {
    case 'loading':
      return 'it is being loaded; until then the built-in engine writes.';
    case 'ready':
      return `it serves, in process ${serving.modelPid} of server process ${serving.pid}.`;
    case 'waiting':
      return `it ended and will be started again; until then the built-in engine writes. ${serving.problem ?? ''}`.trim();
    default:
      return serving.state satisfies never;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
