import i18next from 'i18next';
import type { EssayReport } from '@octavo/machines/essay';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openBody } from '../testing/open-body.ts';
import { withoutStreamIteration } from '../testing/without-stream-iteration.ts';
import { watchEssay } from './watch-essay.ts';

const texts = { network: 'Unreachable.', streamBroken: 'Broken off.', essayInterrupted: 'Interrupted.' };
const progress = '{"title":"Bees","sections":[],"at":0,"text":"Bees hum."}\n';
const written = '{"id":"doc-1"}\n';

let restore = (): void => {};
beforeAll(() => i18next.init({ lng: 'en', resources: { en: { errors: texts } } }));
beforeEach(() => {
  vi.useFakeTimers();
  restore = withoutStreamIteration();
});
afterEach(() => {
  restore();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers in turn, repeating the last answer. Records when it was asked, in seconds. */
function watching(...answers: readonly (() => Response | Promise<Response>)[]) {
  const start = Date.now();
  const asked: number[] = [];
  vi.stubGlobal('fetch', async () => {
    asked.push((Date.now() - start) / 1000);
    return (answers[asked.length - 1] ?? answers.at(-1))?.();
  });
  const reported: EssayReport[] = [];
  const leave = new AbortController();
  const watch = watchEssay('w1', leave.signal, (event) => reported.push(event));
  return { asked, reported, leave, watch };
}

const unreachable = () => Promise.reject(new TypeError('fetch failed'));
const unknown = () => Response.json({ error: 'No such essay.', code: 'not_found' }, { status: 404 });

it('watches an essay to its end in a browser that cannot iterate over streams', async () => {
  const { watch, reported, asked } = watching(() => new Response(progress + written));
  await watch;

  expect(reported).toEqual([
    { type: 'progress', progress: { title: 'Bees', sections: [], text: 'Bees hum.' } },
    { type: 'written', id: 'doc-1', isStandIn: false },
  ]);
  expect(asked).toEqual([0]);
});

it('reports that fixed rules wrote it instead of a model', async () => {
  const { watch, reported } = watching(() => new Response('{"id":"doc-1","notice":"model-unavailable"}\n'));
  await watch;

  expect(reported).toEqual([{ type: 'written', id: 'doc-1', isStandIn: true }]);
});

it('waits twice as long after each failure in a row, up to 24 seconds', async () => {
  const { asked, leave, watch } = watching(unreachable);
  await vi.advanceTimersByTimeAsync(100_000);
  leave.abort();
  await watch;

  expect(asked).toEqual([0, 1.5, 4.5, 10.5, 22.5, 46.5, 70.5, 94.5]);
});

it('retries quickly again once some text has arrived', async () => {
  const { asked, reported, watch } = watching(
    unreachable,
    unreachable,
    () => new Response(progress),
    unreachable,
    () => new Response(written),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  await watch;

  expect(asked).toEqual([0, 1.5, 4.5, 6, 9]);
  expect(reported.at(-1)).toEqual({ type: 'written', id: 'doc-1', isStandIn: false });
});

it('cancels each unreadable answer before it retries', async () => {
  const bodies = [openBody('no JSON\n'), openBody('no JSON\n')];
  const open = vi.fn<() => number>(
    () => bodies.filter(({ cancelled }) => cancelled.mock.calls.length === 0).length,
  );
  const openWhenAsked: number[] = [];
  const answer = (index: number) => () => {
    openWhenAsked.push(open());
    return new Response(bodies[index]?.stream);
  };
  const { watch } = watching(answer(0), answer(1), () => {
    openWhenAsked.push(open());
    return new Response(written);
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await watch;

  expect(openWhenAsked).toEqual([2, 1, 0]);
});

it('reports nothing twice if the answer breaks off after its end', async () => {
  const body = openBody(written);
  const { watch, reported, asked } = watching(() => new Response(body.stream));
  await expect.poll(() => reported).toHaveLength(1);
  await body.breakOff();
  await watch;

  expect(reported).toEqual([{ type: 'written', id: 'doc-1', isStandIn: false }]);
  expect(asked).toHaveLength(1);
});

it('regression 221: an essay that was seen and is now unknown to the server counts as interrupted', async () => {
  const { watch, reported } = watching(unknown, () => new Response(progress), unknown);
  await vi.advanceTimersByTimeAsync(10_000);
  await watch;

  expect(reported.at(-1)).toEqual({
    type: 'refused',
    failure: { message: 'Interrupted.', code: 'not_found' },
  });
});

it('ends at once when nobody watches any more, between two tries and during one', async () => {
  const between = watching(unreachable);
  await vi.advanceTimersByTimeAsync(100);
  between.leave.abort();
  await between.watch;

  const body = openBody(progress);
  const within = watching(() => new Response(body.stream));
  await expect.poll(() => within.reported).toHaveLength(1);
  within.leave.abort();
  await within.watch;

  expect([between.asked.length, within.asked.length]).toEqual([1, 1]);
  expect(body.cancelled).toHaveBeenCalledOnce();
});
