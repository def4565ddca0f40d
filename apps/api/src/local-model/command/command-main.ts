import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Config, ConfigError, readConfig } from '../../config.ts';
import { modelFolder, readChosen } from '../model-folder.ts';
import { catalogue } from './catalogue.ts';
import { chooseFile, chooseOffered, removeModel } from './choose-model.ts';
import { CommandError } from './command-error.ts';
import { listOf } from './list-of-models.ts';
import { progressBar } from './progress-bar.ts';
import { pullByOllama } from './pull-by-ollama.ts';

const usage = `npm run model
    lists models that run on this machine without any other program
npm run model -- <id>
    fetches one of them and lets the server use it
npm run model -- --file <file.gguf>
    uses a model file that is on this machine
npm run model -- --ollama <name>
    lets an Ollama that runs already fetch a model of its library, such as qwen3:4b
npm run model -- --remove
    removes the model, what was fetched, and what runs it

  --threads <n>   cores to use (all but one, at most eight)
  --context <n>   longest prompt and answer together, in tokens (8192)
  --anyway        goes on where the machine has too little memory`;

const options = {
  file: { type: 'string' },
  ollama: { type: 'string' },
  remove: { type: 'boolean' },
  threads: { type: 'string' },
  context: { type: 'string' },
  anyway: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function run(): Promise<void> {
  const { values, positionals } = readWords();
  if (values.help) return say(usage);
  const config = readConfig(process.env);
  const folder = modelFolder(config.dataDir);
  const [id, ...rest] = positionals;
  const tasks = [id, values.file, values.ollama, values.remove].filter((task) => task !== undefined);
  if (rest.length > 0 || tasks.length > 1) throw new CommandError(usage);
  if (values.remove) return removeModel(folder, say);
  if (values.ollama !== undefined) return pull(values.ollama, config);
  if (id === undefined && values.file === undefined) {
    return say(listOf(catalogue, (await readChosen(folder))?.name));
  }
  if (config.model.baseUrl !== undefined) {
    say(`AI_BASE_URL is ${config.model.baseUrl}: the server uses a local model only once that is unset.`);
  }
  const choice = {
    folder,
    threads: wholeNumber('--threads', values.threads, 1),
    contextTokens: wholeNumber('--context', values.context, 512),
    anyway: values.anyway ?? false,
    say,
    progress: progressBar(process.stdout),
  };
  if (values.file !== undefined) return chooseFile(values.file, choice);
  const offered = catalogue.find((model) => model.id === id);
  if (!offered) {
    throw new CommandError(
      `There is no model ${id}; there are ${catalogue.map((model) => model.id).join(', ')}.`,
    );
  }
  await chooseOffered(offered, choice);
}

async function pull(
  model: string,
  { model: { baseUrl, model: preferred, ollamaUrl: url } }: Config,
): Promise<void> {
  await pullByOllama({ url, model, say, progress: progressBar(process.stdout) });
  const obstacle =
    baseUrl === undefined
      ? preferred !== undefined && preferred !== model && `AI_MODEL is ${preferred}`
      : `AI_BASE_URL is ${baseUrl}`;
  say(
    obstacle
      ? `${model} is fetched. ${obstacle}: the server uses it only once that is unset.`
      : `${model} is fetched. A running server uses it within seconds, unless npm run model has set up another one.`,
  );
}

function readWords() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function wholeNumber(name: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,6}$/.test(text) || Number(text) < least) {
    throw new CommandError(`${name} must be a whole number from ${least}.`);
  }
  return Number(text);
}

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  await run();
} catch (error) {
  if (!(error instanceof CommandError) && !(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
