// Runs after each story of the project `stories:languages`: the story stays as its play function left it.
import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { clippedTexts } from './clipped-text.ts';
import { expectNoMissingText, isOurText, showLanguage, shownLanguages } from './languages.ts';
import { widths } from './modes.ts';

const painted = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

declare module 'vitest' {
  interface TaskMeta {
    languages?: number;
  }
}

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const faults: string[] = [];
  let reviewed = 0;
  for (const [name, width] of Object.entries(widths)) {
    await page.viewport(width, 900);
    for (const { value } of shownLanguages) {
      await showLanguage(value);
      await painted();
      reviewed += 1;
      faults.push(...clippedTexts(isOurText).map((fault) => `${value}, ${name}: ${fault}`));
    }
  }
  task.meta.languages = reviewed;
  await showLanguage('en');
  expectNoMissingText();
  if (faults.length > 0) throw new Error(`Texts that cannot be read:\n${faults.join('\n')}`);
});
