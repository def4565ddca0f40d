import { page } from 'vitest/browser';
import { clippedTexts } from './clipped-text.ts';
import { doubleTexts } from './doubled-text.ts';
import { expectNoMissingText, isOurText, pseudoLanguage, showLanguage, shownLanguages } from './languages.ts';
import { textWidths } from './modes.ts';
import { provideTextReview } from './text-review.ts';

const painted = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

/** Where there is room, only the text that is longer than any language's can want more. */
const looks = [
  { width: textWidths.narrow, languages: shownLanguages.map(({ value }) => value) },
  { width: textWidths.wide, languages: [pseudoLanguage] },
];

provideTextReview(async () => {
  const faults: string[] = [];
  const { innerWidth, innerHeight } = window;
  const language = document.documentElement.lang;
  let reviewed = 0;
  for (const { width, languages } of looks) {
    await page.viewport(width, 900);
    for (const value of languages) {
      await showLanguage(value);
      await painted();
      reviewed += 1;
      faults.push(...clippedTexts(isOurText).map((fault) => `${value}, ${width} px: ${fault}`));
    }
  }
  // In a wide window: a browser that enlarges all of the page has the narrow one's room.
  await showLanguage('en');
  const single = doubleTexts();
  await painted();
  reviewed += 1;
  faults.push(...clippedTexts(isOurText).map((fault) => `en, text at 200 %: ${fault}`));
  single();
  await page.viewport(innerWidth, innerHeight);
  await showLanguage(language);
  expectNoMissingText();
  if (faults.length > 0) throw new Error(`Texts that cannot be read:\n${faults.join('\n')}`);
  return reviewed;
});
