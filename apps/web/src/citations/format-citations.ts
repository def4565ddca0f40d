import type { Formatted, FormatRequest } from '@octavo/citations/format';

interface Answer {
  readonly id: number;
  readonly formatted?: Formatted;
  readonly problem?: string;
}

interface Formatting {
  readonly format: (request: FormatRequest) => Promise<Formatted>;
}

let started: Formatting | null = null;

/** Formats citations in a worker, which is fetched and started with the first request. */
export const formatCitations = (request: FormatRequest): Promise<Formatted> => {
  started ??= start();
  return started.format(request);
};

function start(): Formatting {
  const worker = new Worker(new URL('./format-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<Formatted>>();
  let last = 0;
  worker.addEventListener('message', ({ data: { id, formatted, problem } }: MessageEvent<Answer>) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (formatted) asked?.resolve(formatted);
    else asked?.reject(new Error(problem));
  });
  // Its code could not be fetched: the next request starts a new worker.
  worker.addEventListener('error', () => {
    worker.terminate();
    started = null;
    for (const asked of waiting.values()) asked.reject(new Error('The formatter cannot be started.'));
  });
  return {
    format: (request) => {
      last += 1;
      const asked = Promise.withResolvers<Formatted>();
      waiting.set(last, asked);
      worker.postMessage({ id: last, request });
      return asked.promise;
    },
  };
}
