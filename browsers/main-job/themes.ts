import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { root } from '../../scripts/lib/install.mjs';
import { themeNames } from '../../scripts/lib/themes.mjs';
import type { Step } from './step.ts';
import type { Writer } from './writer.ts';

const folder = join(root, 'test-results', 'browsers');

export async function keepPicture(writer: Writer, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const [browser = ''] = writer.browser.name.split(' ');
  writeFileSync(join(folder, `${browser.toLowerCase()}-${name}.png`), await writer.browser.picture());
}

/** In pixels: no raindrop is longer. */
const longestDrop = 110;

/**
 * The background of the page, its overflow in pixels, how many lines of titles are cut off, and its longest raindrop.
 */
const drawn = () => ({
  ink: getComputedStyle(document.body).color,
  paper: getComputedStyle(document.documentElement).backgroundColor,
  overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  cut: Math.max(
    0,
    // Letters of a font may extend slightly beyond their line.
    ...Array.from(document.querySelectorAll('textarea'), (field) =>
      Math.round((field.scrollHeight - field.clientHeight) / parseFloat(getComputedStyle(field).lineHeight)),
    ),
  ),
  drop: Math.max(
    0,
    ...Array.from(
      document.querySelectorAll('[aria-hidden] > i'),
      (drop) => drop.getBoundingClientRect().height,
    ),
  ),
});

/** Where the columns of the shortcuts' page begin, in pixels from the top of the window. */
const columnTops = () => {
  const tops = new Map<number, number>();
  for (const heading of document.querySelectorAll('#content h2')) {
    const { left, top } = heading.getBoundingClientRect();
    tops.set(left, Math.min(top, tops.get(left) ?? top));
  }
  return [...tops.values()].map(Math.round);
};

export const themes: Step = {
  name: 'each theme paints home and a document in its own colours, within the window, and columns begin at one height',
  async run(writer) {
    const painted = new Set<string>();
    await writer.startBlank();
    await writer.page
      .role('textbox', 'Title')
      .fill('What the harbour of a small town remembers, and what it forgets');
    await writer.text.click();
    await writer.browser.type('## Boats\nThe boats recieve their lamps in the evening.\n- one\ntwo');
    await writer.text.css('[data-suggestion]').isSeen();
    const address = await writer.page.address();
    for (const theme of themeNames) {
      await writer.page.evaluate((name) => localStorage.setItem('theme', name), theme);
      for (const [name, path] of [
        ['home', '/app/'],
        ['document', new URL(address).pathname],
      ] as const) {
        await writer.visit(path);
        await (
          name === 'home' ? writer.page.text(/^Thirty short essays/) : writer.text.css('[data-suggestion]')
        ).isSeen();
        const { overflow, cut, drop, ...colours } = await writer.page.evaluate(drawn);
        expect({ theme, name, overflow, cut }).toEqual({ theme, name, overflow: 0, cut: 0 });
        expect(drop).toBeLessThanOrEqual(longestDrop);
        if (name === 'home') painted.add(JSON.stringify(colours));
        await keepPicture(writer, `${theme}-${name}`);
      }
    }
    expect(painted.size).toBe(themeNames.length);
    await writer.visit('/app/shortcuts/');
    await writer.page.role('heading', 'Navigation').isSeen();
    const tops = await writer.page.evaluate(columnTops);
    expect(tops).toEqual([tops[0], tops[0]]);
  },
};
