import { setTimeout as pause } from 'node:timers/promises';
import type { EssayLine } from '@octavo/contract';
import { type EndOfWriting, hasFailed } from './writing.ts';
import type { Watched } from './writings.ts';

/** Shortest time between two updates. */
const paceMs = 250;

/** Yields what a watcher of an essay is sent, from beginning to end. Ends early when the signal aborts. */
export async function* watchWriting(writing: Watched, signal: AbortSignal): AsyncGenerator<EssayLine> {
  const left = Promise.withResolvers<void>();
  const leave = (): void => left.resolve();
  signal.addEventListener('abort', leave, { once: true });
  let sent = '';
  try {
    while (!signal.aborted) {
      // Before it is seen, so that no change is missed.
      const changed = writing.changed();
      const { state, end } = await writing.see();
      // The text of a finished essay is kept in its document only.
      if (end === undefined || state.text !== '') {
        const at = commonStart(sent, state.text);
        yield { title: state.title, sections: state.sections, at, text: state.text.slice(at) };
        sent = state.text;
      }
      if (end !== undefined) {
        yield lastLine(end);
        return;
      }
      await Promise.race([changed, left.promise]);
      await Promise.race([pause(paceMs), left.promise]);
    }
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

function lastLine(end: EndOfWriting): EssayLine {
  if (hasFailed(end)) return { error: end.error, code: end.code };
  return { id: end.value, ...(end.notice && { notice: end.notice }) };
}

function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one[at] === other[at]) at++;
  return at;
}

/** The lines as a streamed response. */
export function linesResponse(lines: AsyncGenerator<EssayLine>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await lines.next();
        if (done === true) controller.close();
        else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
      },
      async cancel() {
        await lines.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'transfer-encoding': 'chunked',
      'x-accel-buffering': 'no',
    },
  });
}
