import { endpoints } from '@octavo/contract/endpoints';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { wiredHome } from '../wiring/home.ts';
import { askEarly } from './early-answers.ts';
import { anonymousAddress, firstAddresses, sessionAddress } from './first-addresses.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  globalThis.octavoEarly = undefined;
});

const ofAccount = [
  endpoints.accountInfo,
  endpoints.subscription,
  endpoints.remainingWords,
  endpoints.writingPreferences,
].map(({ path }) => path);

it('asks for what the contract names', () => {
  expect([sessionAddress, anonymousAddress]).toEqual([
    endpoints.isAuthenticated.path,
    endpoints.signInAnonymously.path,
  ]);
  expect(firstAddresses('/app/history/')).toEqual(ofAccount);
  expect(firstAddresses('/app/document/5f3c')).toEqual([
    ...ofAccount,
    endpoints.getDocument.path.replace('{id}', '5f3c'),
  ]);
});

it('home gets its lists from requests made before it loaded', async () => {
  const answers: Readonly<Record<string, object>> = {
    '/docs/list?limit=500': { docs: [] },
    '/docs/recent': { docs: [], recentTransferredDocs: [], trashed: [] },
  };
  const fetch = vi.fn<(address: string) => Promise<Response>>(async (address) =>
    Response.json(answers[address] ?? {}),
  );
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  const addresses = firstAddresses('/app/');
  for (const address of addresses) void askEarly(address);

  const home = createActor(wiredHome).start();
  home.send({ type: 'enter' });
  await waitFor(home, (state) => state.hasTag('ready'));
  home.stop();

  expect(fetch.mock.calls.map(([address]) => address)).toEqual(addresses);
});
