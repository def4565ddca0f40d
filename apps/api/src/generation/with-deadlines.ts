import { ModelError } from '@octavo/language/asking/model-error';
import type { ModelTiming } from './model-timing.ts';

/**
 * Passes words on as they arrive, without leading space and without empty ones. If the first word or the next sign of
 * life takes too long, the source is stopped and the stream fails as stalled.
 */
export async function* withDeadlines(
  source: AsyncGenerator<string>,
  timing: Pick<ModelTiming, 'firstTokenMs' | 'stallMs'>,
  stop: () => void,
): AsyncGenerator<string> {
  let started = false;
  for (;;) {
    const next = await inTime(source.next(), started ? timing.stallMs : timing.firstTokenMs, stop);
    if (next.done) return;
    const text = started ? next.value : next.value.trimStart();
    if (text === '') continue;
    started = true;
    yield text;
  }
}

async function inTime<T>(promise: Promise<T>, ms: number, stop: () => void): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new ModelError({ kind: 'stalled' }));
    stop();
  }, ms);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
