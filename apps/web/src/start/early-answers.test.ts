import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBody } from '../testing/open-body.ts';
import { askEarly, takeEarly } from './early-answers.ts';

beforeEach(() => vi.stubGlobal('performance', { now: () => 1000 }));
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.octavoEarly = undefined;
});

const answering = (answer: () => Promise<Response>) => {
  const fetch = vi.fn<() => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

it('gives an answer once: whoever asks again wants to know what holds by then', async () => {
  const fetch = answering(async () => Response.json({ docs: [] }));
  void askEarly('/docs/recent');
  expect(await (await takeEarly('/docs/recent'))?.json()).toEqual({ docs: [] });
  expect(takeEarly('/docs/recent')).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('knows nothing of what was not asked for', () => {
  expect(takeEarly('/docs/recent')).toBeNull();
});

it('keeps a failure for whoever takes it', async () => {
  answering(async () => {
    throw new TypeError('Failed to fetch');
  });
  void askEarly('/docs/recent');
  await expect(takeEarly('/docs/recent')).rejects.toThrow('Failed to fetch');
});

it('gives nothing that has become old, and frees its connection', async () => {
  const body = openBody('{');
  answering(async () => new Response(body.stream));
  void askEarly('/docs/recent');
  vi.stubGlobal('performance', { now: () => 60_000 });
  expect(takeEarly('/docs/recent')).toBeNull();
  await expect.poll(() => body.cancelled).toHaveBeenCalledOnce();
});
