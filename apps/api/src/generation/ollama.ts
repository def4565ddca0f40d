import { z } from 'zod';
import { boundedFetch } from './bounded-fetch.ts';
import type { ConnectedModel, FindModel } from './connected-model.ts';
import { ollamaUrl } from './ollama-address.ts';
import { modelWhenNeeded } from './model-when-needed.ts';
import type { AllTaskSettings } from './task-settings.ts';

const usualProbeMs = 400;

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
  /** The preferred model, if installed. */
  readonly model?: string;
  readonly tasks?: AllTaskSettings;
  readonly probeMs?: number;
  /** How long the result of a probe stays valid. */
  readonly recheckMs?: number;
};

/** Probes for a local Ollama from time to time; `current` returns its model, or nothing if there is none. */
export function ollamaFinder(options: OllamaOptions = {}): { readonly current: FindModel } {
  const url = options.url ?? ollamaUrl;
  const recheckMs = options.recheckMs ?? 15_000;
  let known: { at: number; name: string | undefined; model: ConnectedModel | undefined } | undefined;

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
    const name = await ollamaServes(options.model, { url, probeMs: options.probeMs });
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

/** The model that a local Ollama would write with, if one runs. */
export async function ollamaServes(
  wanted?: string,
  { url = ollamaUrl, probeMs = usualProbeMs }: { url?: string; probeMs?: number | undefined } = {},
): Promise<string | undefined> {
  try {
    const response = await boundedFetch(`${url}/api/tags`, { signal: AbortSignal.timeout(probeMs) });
    return chooseModel(tags.parse(await response.json()).models, wanted);
  } catch {
    return undefined;
  }
}

/**
 * The preferred model if installed, else the one pulled or changed last; embedding models are left out, since they
 * cannot write.
 */
export function chooseModel(models: readonly Tag[], wanted?: string): string | undefined {
  const writers = models.filter(
    ({ name, details }) => !/embed|bert|minilm/i.test(`${name} ${details.family}`),
  );
  const named = writers.find(({ name }) => name === wanted || name === `${wanted}:latest`);
  const newest = writers.toSorted((a, b) => b.modified_at.localeCompare(a.modified_at))[0];
  return (named ?? newest)?.name;
}
