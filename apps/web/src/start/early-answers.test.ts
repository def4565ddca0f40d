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

it('gives each answer once, because a later caller needs the current state', async () => {
  const fetch = answering(async () => Response.json({ docs: [] }));
  void askEarly('/docs/recent');
  expect(await (await takeEarly('/docs/recent'))?.json()).toEqual({ docs: [] });
  expect(takeEarly('/docs/recent')).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('has no answer to a request that was not made', () => {
  expect(takeEarly('/docs/recent')).toBeNull();
});

it('keeps a failure until it is taken', async () => {
  answering(async () => {
    throw new TypeError('Failed to fetch');
  });
  void askEarly('/docs/recent');
  await expect(takeEarly('/docs/recent')).rejects.toThrow('Failed to fetch');
});

it('discards an old answer and frees its connection', async () => {
  const body = openBody('{');
  answering(async () => new Response(body.stream));
  void askEarly('/docs/recent');
  vi.stubGlobal('performance', { now: () => 60_000 });
  expect(takeEarly('/docs/recent')).toBeNull();
  await expect.poll(() => body.cancelled).toHaveBeenCalledOnce();
});
