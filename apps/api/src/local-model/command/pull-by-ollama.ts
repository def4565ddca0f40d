import { z } from 'zod';
import { CommandError } from './command-error.ts';

const report = z.object({
  status: z.string().optional(),
  digest: z.string().optional(),
  total: z.number().optional(),
  completed: z.number().optional(),
  error: z.string().optional(),
});
type Report = z.infer<typeof report>;

export interface Pull {
  /** Address of the Ollama. */
  readonly url: string;
  /** As in Ollama's library, e.g. `qwen3:4b`. */
  readonly model: string;
  readonly say: (line: string) => void;
  readonly progress: (bytes: number, of: number) => void;
}

/**
 * Lets an Ollama fetch a model; what it has fetched before, it fetches no more.
 * https://docs.ollama.com/api#pull-a-model
 * @throws CommandError if there is no Ollama or it cannot fetch the model
 */
export async function pullByOllama({ url, model, say, progress }: Pull): Promise<void> {
  const answer = await fetch(`${url}/api/pull`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model, stream: true }),
    redirect: 'error',
  }).catch((cause: unknown) => {
    throw new CommandError(`There is no Ollama at ${url}. Start it, or set OLLAMA_HOST to its address.`, {
      cause,
    });
  });
  let last: Report = {};
  try {
    for await (const one of reportsOf(answer)) {
      if (one.error !== undefined) throw new CommandError(`Ollama cannot fetch ${model}: ${one.error}`);
      if (one.status !== last.status && one.digest === undefined && one.status !== undefined) say(one.status);
      if (one.total !== undefined && one.total > 0) progress(one.completed ?? 0, one.total);
      last = one;
    }
  } catch (error) {
    throw error instanceof CommandError ? error : brokenOff(model, error);
  }
  if (!answer.ok) throw new CommandError(`Ollama cannot fetch ${model}: it answered ${answer.status}.`);
  if (last.status !== 'success') throw brokenOff(model);
}

const brokenOff = (model: string, cause?: unknown): CommandError =>
  new CommandError(`Ollama broke off while it fetched ${model}. Type the same command again; it goes on.`, {
    cause,
  });

/** A report a line; a line that is none ends with an error that names it. */
async function* reportsOf({ body }: Response): AsyncGenerator<Report, void> {
  if (body === null) return;
  let rest = '';
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line.trim() !== '').map(reportOf);
  }
  if (rest.trim() !== '') yield reportOf(rest);
}

function reportOf(line: string): Report {
  try {
    return report.parse(JSON.parse(line));
  } catch (cause) {
    throw new CommandError(`What answers there is no Ollama: ${line.slice(0, 80)}`, { cause });
  }
}
