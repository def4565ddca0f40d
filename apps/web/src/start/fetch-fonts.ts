import { pause, settled } from './page-events.ts';

/** How long the fonts wait for the first paint, in milliseconds. */
const mostWait = 2000;

/**
 * Has the fonts of every first screen (`<html data-fonts>`) fetched once the frame is painted. Letters of the same width
 * stand in for them: the scripts have the connection before them. Resolves when they have come, or have failed.
 */
export async function fetchFonts(): Promise<void> {
  const files = document.documentElement.dataset['fonts']?.split(' ') ?? [];
  // A tab in the background paints nothing.
  await Promise.race([painted(), pause(mostWait)]);
  await Promise.all(files.map(fetchFont));
}

function fetchFont(file: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: '',
    fetchPriority: 'low',
    href: `/app/assets/${file}`,
  });
  document.head.append(link);
  return settled(link);
}

const painted = (): Promise<unknown> =>
  new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
