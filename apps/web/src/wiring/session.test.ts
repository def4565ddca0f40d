import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { hasReloaded } from '../start/reload-mark.ts';
import { wiredSession } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

function refuse(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
}

test('regression 23: a browser that refuses cookies and storage is told so, and does not reload forever', async () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', async () => Response.json({ isAuthenticated: false }));

  const session = createActor(wiredSession, { input: { reloaded: hasReloaded() } }).start();
  const { context } = await waitFor(session, (state) => state.hasTag('failed'));

  expect(context.failure?.code).toBe('session_not_kept');
  expect(reload).not.toHaveBeenCalled();
});

test('a new visitor is reloaded once', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal('location', { reload: resolve });
  vi.stubGlobal('fetch', async () => Response.json({ isAuthenticated: false }));

  const before = hasReloaded();
  const session = createActor(wiredSession, { input: { reloaded: before } }).start();
  await promise;
  session.stop();

  expect([before, hasReloaded(), hasReloaded()]).toEqual([false, true, false]);
});
