import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { key, webAddress, words } from './config-fields.ts';
import { ollamaAddress, ollamaUrl } from './generation/ollama-address.ts';
import { type TaskName, taskNames } from '@octavo/language/asking/task-names';
import type { AllTaskSettings, TaskSettings } from './generation/task-settings.ts';

/** Variables of the language model, except those of single tasks, which follow a pattern. */
export const modelEnvironment = {
  AI_PROVIDER: z.enum(['openai', 'anthropic'], 'must be openai or anthropic').optional(),
  AI_BASE_URL: z
    .union([z.literal('off'), webAddress], 'must be an address that begins with http:// or https://, or off')
    .optional(),
  AI_API_KEY: key.optional(),
  AI_MODEL: words.optional(),
  OLLAMA_HOST: z
    .string()
    .refine((value) => ollamaAddress(value) !== undefined, 'must be a host, a host:port, or an address')
    .transform((value) => ollamaAddress(value) ?? ollamaUrl)
    .default(ollamaUrl),
  AI_CORRECTIONS: z.enum(['on', 'off'], 'must be on or off').default('off'),
};

const environment = z.object(modelEnvironment);

export interface ModelSettings {
  /** The protocol that the model server speaks. */
  readonly provider: 'openai' | 'anthropic';
  /** `off`: only the built-in engine. Not set: the model that `npm run model` chose, or an Ollama on this machine. */
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  readonly model: string | undefined;
  /** Where an Ollama is looked for if there is no `baseUrl`. */
  readonly ollamaUrl: string;
  readonly tasks: AllTaskSettings;
  /** Whether the model checks texts in addition to the embedded checker. */
  readonly corrections: boolean;
}

const anthropicUrl = 'https://api.anthropic.com/v1';

/** @throws ConfigError if a task's variable is wrong, or Anthropic has no key or model */
export function readModelSettings(
  settings: z.infer<typeof environment>,
  env: Readonly<Record<string, string | undefined>>,
): ModelSettings {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = settings;
  const own = {
    ollamaUrl: settings.OLLAMA_HOST,
    tasks: readTasks(env),
    corrections: settings.AI_CORRECTIONS === 'on',
  };
  const provider = settings.AI_PROVIDER ?? (isAnthropic(baseUrl) ? 'anthropic' : 'openai');
  if (provider === 'openai' || baseUrl === 'off') return { provider, baseUrl, apiKey, model, ...own };
  if (model === undefined) {
    throw new ConfigError('AI_MODEL must be set where AI_PROVIDER is anthropic: the name of a model.');
  }
  if (apiKey === undefined && (baseUrl === undefined || isAnthropic(baseUrl))) {
    throw new ConfigError('AI_API_KEY must be set where AI_PROVIDER is anthropic.');
  }
  return { provider, baseUrl: baseUrl ?? anthropicUrl, apiKey, model, ...own };
}

const isAnthropic = (baseUrl: string | undefined): boolean =>
  baseUrl !== undefined && baseUrl !== 'off' && new URL(baseUrl).hostname === 'api.anthropic.com';

const temperature = z
  .string()
  .trim()
  .refine((value) => /^\d(?:\.\d+)?$/.test(value) && Number(value) <= 2, 'must be a number from 0 to 2')
  .transform(Number);
const tokens = z
  .string()
  .trim()
  .refine((value) => /^[1-9]\d{0,5}$/.test(value), 'must be a whole number from 1 to 999999')
  .transform(Number);

/** What can be set per task, by the prefix of the variable's name. */
const perTask = [
  { start: 'AI_MODEL_', field: 'model', schema: words },
  { start: 'AI_TEMPERATURE_', field: 'temperature', schema: temperature },
  { start: 'AI_MAX_TOKENS_', field: 'maxTokens', schema: tokens },
] as const;

/** `writeIntroduction` is set by `AI_MODEL_WRITE_INTRODUCTION`. */
const nameInEnvironment = (task: TaskName): string => task.replaceAll(/[A-Z]/g, '_$&').toUpperCase();
const taskByName = new Map(taskNames.map((task) => [nameInEnvironment(task), task]));

function readTasks(env: Readonly<Record<string, string | undefined>>): AllTaskSettings {
  const tasks: Partial<Record<TaskName, TaskSettings>> = {};
  for (const { start, field, schema } of perTask) {
    for (const [variable, value] of Object.entries(env)) {
      if (value === undefined || !variable.startsWith(start)) continue;
      const task = taskByName.get(variable.slice(start.length));
      if (task === undefined) {
        const known = [...taskByName.keys()].toSorted().join(', ');
        throw new ConfigError(`${variable} names no task: after ${start} may stand ${known}.`);
      }
      const read = schema.safeParse(value);
      if (!read.success) throw new ConfigError(`${variable} ${read.error.issues[0]?.message ?? 'is wrong'}.`);
      tasks[task] = { ...tasks[task], [field]: read.data };
    }
  }
  return tasks;
}
