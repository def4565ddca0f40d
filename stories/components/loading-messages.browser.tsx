import { LoadingMessages } from '@octavo/ui/components/loading-messages';
import { resources } from '@octavo/ui/locales';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const messages = Object.values(resources.en.waiting.sets[1]);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('goes through its six messages in 18 seconds, three for each, and stays at the last', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  act(() => root.render(<LoadingMessages messages={messages} />));
  const seconds: Record<string, number> = {};
  for (let second = 0; second < 30; second += 1) {
    const shown = host.querySelector('p')?.textContent ?? '';
    seconds[shown] ??= second;
    act(() => void vi.advanceTimersByTime(1000));
  }

  expect(seconds).toEqual({
    'Brainstorming ideas...': 0,
    [messages[1] ?? '']: 3,
    [messages[2] ?? '']: 6,
    [messages[3] ?? '']: 9,
    [messages[4] ?? '']: 12,
    'Finalizing the masterpiece...': 15,
  });
  expect(vi.getTimerCount()).toBe(0);
  act(() => root.unmount());
  host.remove();
});
