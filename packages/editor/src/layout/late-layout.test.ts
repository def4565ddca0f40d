import { expect, it, vi } from 'vitest';
import { createLateLayout } from './late-layout.ts';
import type { SuggestionLayout } from './suggestion-layout.ts';

it('gives its listeners the places of the layout that comes later, and lets go of it with them', () => {
  const stop = vi.fn<() => void>();
  const places = new Map([['comment', { top: 10, bottom: 30 }]]);
  const layout: SuggestionLayout = { subscribe: () => stop, getSnapshot: () => places };
  const late = createLateLayout();
  const listener = vi.fn<() => void>();
  const unsubscribe = late.subscribe(listener);
  expect(late.getSnapshot().size).toBe(0);
  late.connect(layout);
  expect([listener.mock.calls.length, late.getSnapshot()]).toEqual([1, places]);
  unsubscribe();
  expect(stop).toHaveBeenCalledOnce();
});
