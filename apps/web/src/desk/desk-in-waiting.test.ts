import { expect, it, vi } from 'vitest';
import { deskInWaiting } from './desk-in-waiting.ts';

const desks = () => deskInWaiting((id) => ({ id, close: vi.fn<() => void>() }));

it('regression: a page that is drawn twice before it is there has one desk', () => {
  const { take } = desks();
  const desk = take('a');
  expect(take('a')).toBe(desk);
  expect(desk.close).not.toHaveBeenCalled();
});

it('closes the desk of a page that never came', () => {
  const { take } = desks();
  const desk = take('a');
  take('b');
  expect(desk.close).toHaveBeenCalledOnce();
});

it('leaves a desk whose page is there to that page, and opens the same document anew', () => {
  const { take, shown } = desks();
  const desk = take('a');
  shown(desk);
  expect(take('a')).not.toBe(desk);
  expect(desk.close).not.toHaveBeenCalled();
});
