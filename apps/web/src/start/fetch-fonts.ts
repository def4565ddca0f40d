import { append } from './append.ts';
import { drawnAnew } from './page-events.ts';

/**
 * Has the fonts of every first screen (`<html data-fonts>`) fetched once the frame is painted. Letters of the same width
 * stand in for them: the scripts have the connection before them. A tab in the background paints nothing, and fetches
 * what its styles name.
 */
export async function fetchFonts(): Promise<void> {
  await drawnAnew();
  for (const file of document.documentElement.dataset['fonts']?.split(' ') ?? []) {
    append('link', {
      rel: 'preload',
      as: 'font',
      crossOrigin: '',
      fetchPriority: 'low',
      href: `/app/assets/${file}`,
    });
  }
}
