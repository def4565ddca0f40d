import { pause } from './page-events.ts';

/** The family of the text in the themes that use the serif: the first of `fontStacks.serif`. */
export const serifFamily = 'Source Serif 4 Variable';

/** How long the text waits for its font, in milliseconds: text that can be read soon is better than text that stays. */
const mostWait = 500;

/**
 * Fetches the font of a document's text ahead of the style sheet that names it, so that the text is drawn in it at once
 * and keeps its lines. Resolves when the font can be used, and after a short while without it.
 */
export function fetchTextFont(): Promise<unknown> {
  const { documentElement } = document;
  const file = documentElement.dataset['fonts']?.split(' ').find((name) => name.includes('serif'));
  const [family] = getComputedStyle(documentElement).getPropertyValue('--octavo-font-document').split(',');
  if (file === undefined || family?.trim() !== `"${serifFamily}"`) return Promise.resolve();
  const font = new FontFace(serifFamily, `url(/app/assets/${file})`, { weight: '200 900', display: 'swap' });
  document.fonts.add(font);
  // If it cannot be fetched, the style sheet's own rule tries again.
  const fetched = font.load().catch(() => document.fonts.delete(font));
  return Promise.race([fetched, pause(mostWait)]);
}
