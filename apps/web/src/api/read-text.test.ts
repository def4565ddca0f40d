import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBody } from '../testing/open-body.ts';
import { withoutStreamIteration } from '../testing/without-stream-iteration.ts';
import { readText } from './read-text.ts';

let restore = (): void => {};
beforeEach(() => {
  restore = withoutStreamIteration();
});
afterEach(() => restore());

const lost = new Error('lost');
const brokeOff = () => lost;
const unaborted = new AbortController().signal;

it('reads to the end in a browser that cannot iterate over streams', async () => {
  const body = openBody('One ', 'two.');
  await body.close();
  const pieces: string[] = [];
  await readText(body.stream, (text) => pieces.push(text), unaborted, brokeOff);

  expect(pieces).toEqual(['One ', 'two.']);
  expect(body.cancelled).not.toHaveBeenCalled();
});

it('joins a character that was split between two chunks', async () => {
  const body = openBody();
  const bytes = new TextEncoder().encode('é');
  await body.enqueue(bytes.slice(0, 1));
  await body.enqueue(bytes.slice(1));
  await body.enqueue(new TextEncoder().encode('à').slice(0, 1));
  await body.close();
  const pieces: string[] = [];
  await readText(body.stream, (text) => pieces.push(text), unaborted, brokeOff);

  expect(pieces).toEqual(['é', '\uFFFD']);
});

it('reports a body that broke off', async () => {
  const body = openBody('One ');
  const onText = vi.fn<(text: string) => void>(() => void body.breakOff());

  await expect(readText(body.stream, onText, unaborted, brokeOff)).rejects.toBe(lost);
  expect(onText.mock.calls).toEqual([['One ']]);
});

it('cancels a body whose text is refused, and passes the error on as it is', async () => {
  const refusal = new SyntaxError('no JSON');
  const body = openBody('One ');
  const read = readText(
    body.stream,
    () => {
      throw refusal;
    },
    unaborted,
    brokeOff,
  );

  await expect(read).rejects.toBe(refusal);
  expect(body.cancelled.mock.calls).toEqual([[refusal]]);
});

it('cancels a body that is no longer needed, and reads no further chunk', async () => {
  const controller = new AbortController();
  const body = openBody('One ', 'two.');
  const onText = vi.fn<(text: string) => void>(() => controller.abort('left'));

  await expect(readText(body.stream, onText, controller.signal, brokeOff)).rejects.toBe('left');
  expect(onText.mock.calls).toEqual([['One ']]);
  expect(body.cancelled.mock.calls).toEqual([['left']]);
});

it('cancels a silent body that is no longer needed', async () => {
  const controller = new AbortController();
  const body = openBody();
  const read = readText(body.stream, () => {}, controller.signal, brokeOff);
  controller.abort();

  await expect(read).rejects.toBe(controller.signal.reason);
  expect(body.cancelled.mock.calls).toEqual([[controller.signal.reason]]);
});

it('cancels a body that arrives when it is no longer needed', async () => {
  const body = openBody('One ');
  const read = readText(body.stream, () => {}, AbortSignal.abort('left'), brokeOff);

  await expect(read).rejects.toBe('left');
  expect(body.cancelled.mock.calls).toEqual([['left']]);
});
