import { append } from './append.ts';
import { drawnAnew } from './page-events.ts';

/**
 * Fetches the fonts of every first screen (`<html data-fonts>`) once the frame has been painted. Until then, fallback
 * letters of the same width are shown, so that the scripts get the connection first. A background tab paints nothing,
 * and fetches the fonts that its styles name.
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
