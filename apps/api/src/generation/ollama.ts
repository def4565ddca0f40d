import { z } from 'zod';
import { boundedFetch } from './bounded-fetch.ts';
import type { ConnectedModel, FindModel } from './connected-model.ts';
import { modelWhenNeeded } from './model-when-needed.ts';
import type { AllTaskSettings } from './task-settings.ts';

/** Where Ollama listens unless it was told otherwise. */
export const ollamaUrl = 'http://127.0.0.1:11434';

const tags = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      modified_at: z.string().default(''),
      details: z.object({ family: z.string().default('') }).default({ family: '' }),
    }),
  ),
});

type Tag = z.infer<typeof tags>['models'][number];

export type OllamaOptions = {
  readonly url?: string;
  /** The model to use when it is there. */
  readonly model?: string;
  readonly tasks?: AllTaskSettings;
  readonly probeMs?: number;
  /** How long an answer of the probe is believed. */
  readonly recheckMs?: number;
};

/** Looks for a local Ollama now and again; `current` gives its model, or nothing when none is there. */
export function ollamaFinder(options: OllamaOptions = {}): { readonly current: FindModel } {
  const url = options.url ?? ollamaUrl;
  const probeMs = options.probeMs ?? 400;
  const recheckMs = options.recheckMs ?? 15_000;
  let known: { at: number; name: string | undefined; model: ConnectedModel | undefined } | undefined;

  const probe = async (): Promise<string | undefined> => {
    try {
      const response = await boundedFetch(`${url}/api/tags`, { signal: AbortSignal.timeout(probeMs) });
      return chooseModel(tags.parse(await response.json()).models, options.model);
    } catch {
      return undefined;
    }
  };

  const connect = (name: string | undefined): ConnectedModel | undefined =>
    name === undefined
      ? undefined
      : modelWhenNeeded(async () => {
          const { openAiCompatible } = await import('./openai-compatible.ts');
          return openAiCompatible({
            baseUrl: `${url}/v1`,
            model: name,
            ...(options.tasks && { tasks: options.tasks }),
          });
        });

  let looking: Promise<ConnectedModel | undefined> | undefined;
  const look = async (): Promise<ConnectedModel | undefined> => {
    const name = await probe();
    const same = known !== undefined && known.name === name;
    known = { at: performance.now(), name, model: same ? known?.model : connect(name) };
    looking = undefined;
    return known.model;
  };

  return {
    async current() {
      if (known && performance.now() - known.at < recheckMs) return known.model;
      return (looking ??= look());
    },
  };
}

/** The wanted model if it is there, else the one that was pulled or changed last; embedding models write nothing. */
export function chooseModel(models: readonly Tag[], wanted?: string): string | undefined {
  const writers = models.filter(
    ({ name, details }) => !/embed|bert|minilm/i.test(`${name} ${details.family}`),
  );
  const named = writers.find(({ name }) => name === wanted || name === `${wanted}:latest`);
  const newest = writers.toSorted((a, b) => b.modified_at.localeCompare(a.modified_at))[0];
  return (named ?? newest)?.name;
}
