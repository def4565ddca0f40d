import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installLanguageModelPeer } from './testing/language-model-peer.ts';
import { noteWriter, writerNow, writesHere } from './writer-now.ts';

const ask = vi.hoisted(() => vi.fn<() => Promise<{ readonly engine: string }>>());
vi.mock('../api/call.ts', () => ({ call: ask }));
const device = vi.hoisted(() => ({ browserModelEnabled: false }));
vi.mock('../wiring/preferences.ts', () => ({ preferencesOfDevice: () => device }));

const never = new AbortController().signal;
const engine = (name: 'model' | 'built-in') => ask.mockResolvedValue({ engine: name });
const switchOn = () => {
  device.browserModelEnabled = true;
};

beforeEach(() => {
  noteWriter('built-in');
  device.browserModelEnabled = false;
  installLanguageModelPeer({});
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'LanguageModel');
  vi.resetAllMocks();
});

test('nothing is asked of the server for a model that is not switched on, or not there', async () => {
  expect(await writesHere(never)).toBe(false);
  switchOn();
  Reflect.deleteProperty(globalThis, 'LanguageModel');
  expect(await writesHere(never)).toBe(false);
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['model', false, 'model'],
  ['built-in', true, 'browser'],
] as const)('where the server has a %s, the browser writes: %s', async (name, isHere, writer) => {
  switchOn();
  engine(name);
  expect([await writesHere(never), await writerNow(never)]).toEqual([isHere, writer]);
});

test('it writes where the server cannot be reached, and for a while after fixed rules stood in', async () => {
  switchOn();
  ask.mockRejectedValue(new Error('unreachable'));
  expect(await writesHere(never)).toBe(true);
  engine('model');
  noteWriter('stand-in');
  expect(await writesHere(never)).toBe(true);
  noteWriter('model');
  expect(await writesHere(never)).toBe(false);
});

test('a question that was cancelled is answered by neither', async () => {
  switchOn();
  const cancelled = AbortSignal.abort(new Error('cancelled'));
  ask.mockRejectedValue(cancelled.reason);
  await expect(writesHere(cancelled)).rejects.toThrow('cancelled');
});
