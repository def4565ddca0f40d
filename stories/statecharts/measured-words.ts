import type { Measure } from './laid-out.ts';

/** Measures words in the typefaces of the page's current theme, once these have loaded. */
export async function measuredWords(): Promise<Measure> {
  const style = getComputedStyle(document.documentElement);
  const face = (name: string) => style.getPropertyValue(name).trim() || 'sans-serif';
  const name = `600 14px ${face('--octavo-font-ui')}`;
  const line = `400 12px ${face('--octavo-font-mono')}`;
  // If a typeface cannot be loaded, the next one is used for both drawing and measuring.
  await Promise.allSettled([document.fonts.load(name), document.fonts.load(line)]);
  const paper = document.createElement('canvas').getContext('2d');
  const width = (font: string) => (text: string) => {
    if (!paper) return text.length * 8;
    paper.font = font;
    return Math.ceil(paper.measureText(text).width);
  };
  return { name: width(name), line: width(line) };
}
