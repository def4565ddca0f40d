import { expect, test, vi } from 'vitest';
import { lazyModule } from './lazy-module.ts';

function offlineModule() {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const network = new EventTarget();
  const idle: (() => void)[] = [];
  const module = lazyModule(load, { network, schedule: (task) => idle.push(task) });
  const settled = async () => {
    await expect.poll(() => module.getSnapshot()).not.toMatchObject({ isRetrying: true });
  };
  return { load, network, idle, module, settled };
}

test('is loaded once in idle time', async () => {
  const { load, idle, module } = offlineModule();
  load.mockResolvedValue('part');
  expect(load).not.toHaveBeenCalled();
  for (const task of idle) task();
  module.fetch();
  await expect.poll(() => module.getSnapshot()).toEqual({ status: 'ready', value: 'part' });
  module.fetch();
  expect(load).toHaveBeenCalledTimes(1);
});

test('is loaded again on request after a failure', async () => {
  const { load, module } = offlineModule();
  module.fetch();
  await expect.poll(() => module.getSnapshot()).toEqual({ status: 'failed', isRetrying: false });
  load.mockResolvedValue('part');
  module.fetch();
  expect(module.getSnapshot()).toEqual({ status: 'failed', isRetrying: true });
  await expect.poll(() => module.getSnapshot()).toEqual({ status: 'ready', value: 'part' });
});

test('is loaded again after a failure each time the network comes back, until it succeeds', async () => {
  const { load, network, module, settled } = offlineModule();
  module.fetch();
  await expect.poll(() => module.getSnapshot().status).toBe('failed');
  network.dispatchEvent(new Event('online'));
  await settled();
  load.mockResolvedValue('part');
  network.dispatchEvent(new Event('online'));
  await expect.poll(() => module.getSnapshot()).toEqual({ status: 'ready', value: 'part' });
  network.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(3);
});

test('is loaded again after a failure at increasing intervals, while somebody waits for it', async () => {
  vi.useFakeTimers();
  const { load, module } = offlineModule();
  const leave = module.subscribe(() => undefined);
  module.fetch();
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000 + 16_000 + 30_000 + 30_000);
  expect(load).toHaveBeenCalledTimes(8);
  leave();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(load).toHaveBeenCalledTimes(8);
  module.subscribe(() => undefined);
  load.mockResolvedValue('part');
  module.fetch();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(module.getSnapshot()).toEqual({ status: 'ready', value: 'part' });
  expect(load).toHaveBeenCalledTimes(9);
  vi.useRealTimers();
});

test('notifies its listeners until they unsubscribe', async () => {
  const { module } = offlineModule();
  const [stays, leaves] = [vi.fn<() => void>(), vi.fn<() => void>()];
  module.subscribe(stays);
  module.subscribe(leaves)();
  module.fetch();
  await expect.poll(() => stays).toHaveBeenCalledTimes(1);
  expect(leaves).not.toHaveBeenCalled();
});
