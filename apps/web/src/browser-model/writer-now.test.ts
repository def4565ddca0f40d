import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installLanguageModelPeer } from './testing/language-model-peer.ts';
import { noteWriter, writerNow, writesHere } from './writer-now.ts';

const never = new AbortController().signal;
const fetched = vi.fn<typeof fetch>();
const engine = (name: 'model' | 'built-in') =>
  fetched.mockImplementation(async () => Response.json({ engine: name }));
const device = new Map<string, string>();
const switchOn = () => void device.set('enable_browser_model', 'true');

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', { getItem: (key: string) => device.get(key) ?? null });
  device.clear();
  noteWriter('built-in');
  installLanguageModelPeer({});
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'LanguageModel');
  vi.unstubAllGlobals();
  fetched.mockReset();
});

test('the server is not asked while the browser’s model is switched off or missing', async () => {
  expect(await writesHere(never)).toBe(false);
  switchOn();
  Reflect.deleteProperty(globalThis, 'LanguageModel');
  expect(await writesHere(never)).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['model', false, 'model'],
  ['built-in', true, 'browser'],
] as const)('where the server has a %s, the browser writes: %s', async (name, isHere, writer) => {
  switchOn();
  engine(name);
  expect([await writesHere(never), await writerNow(never)]).toEqual([isHere, writer]);
});

test('the browser writes if the server cannot be reached, and for a while after fixed rules stood in', async () => {
  switchOn();
  fetched.mockRejectedValue(new Error('unreachable'));
  expect(await writesHere(never)).toBe(true);
  engine('model');
  noteWriter('stand-in');
  expect(await writesHere(never)).toBe(true);
  noteWriter('model');
  expect(await writesHere(never)).toBe(false);
});

test('a cancelled question is rejected', async () => {
  switchOn();
  const cancelled = AbortSignal.abort(new Error('cancelled'));
  fetched.mockRejectedValue(cancelled.reason);
  await expect(writesHere(cancelled)).rejects.toThrow('cancelled');
});
