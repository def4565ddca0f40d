import { languages } from '@octavo/contract/languages';
import { page } from 'vitest/browser';
import { clippedTexts } from './clipped-text.ts';
import { doubleTexts } from './doubled-text.ts';
import { expectNoMissingText, isOurText, pseudoLanguage, showLanguage } from './languages.ts';
import { textWidths } from './modes.ts';
import { stretchTexts } from './stretched-text.ts';
import { provideTextReviews } from './text-review.ts';

const painted = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

/**
 * The languages in the narrowest window that a page has to fit (WCAG 2.2, 1.4.10), and the text that is longer than
 * any of them on a common phone and where there is room.
 */
const looks = [
  { width: textWidths.narrowest, languages },
  { width: textWidths.narrow, languages: [pseudoLanguage] },
  { width: textWidths.wide, languages: [pseudoLanguage] },
];

/** The language of the designs, and the one with the longest words. */
const doubledLanguages = ['en', 'de-DE'];

provideTextReviews({
  written: () =>
    inOtherWindows(async (faults) => {
      const language = document.documentElement.lang;
      let reviewed = 0;
      for (const { width, languages } of looks) {
        await page.viewport(width, 900);
        for (const value of languages) {
          await showLanguage(value);
          faults.push(...(await faultsOf(isOurText, `${value}, ${width} px`)));
          reviewed += 1;
        }
      }
      // In a wide window: a browser that enlarges all of the page has the narrow one's room.
      for (const value of doubledLanguages) {
        await showLanguage(value);
        const single = doubleTexts();
        faults.push(...(await faultsOf(isOurText, `${value}, text at 200 %`)));
        single();
        reviewed += 1;
      }
      await showLanguage(language);
      expectNoMissingText();
      return reviewed;
    }),

  stretched: () =>
    inOtherWindows(async (faults) => {
      await page.viewport(textWidths.narrow, 900);
      const unstretched = stretchTexts();
      faults.push(...(await faultsOf(isWholeText, `stretched, ${textWidths.narrow} px`)));
      await page.viewport(textWidths.wide, 900);
      faults.push(...(await faultsOf(isWholeText, `stretched, ${textWidths.wide} px`)));
      unstretched();
      const single = doubleTexts();
      faults.push(...(await faultsOf(isWholeText, 'text at 200 %')));
      single();
      return 3;
    }),
});

async function inOtherWindows(review: (faults: string[]) => Promise<number>): Promise<number> {
  const { innerWidth, innerHeight } = window;
  const faults: string[] = [];
  const reviewed = await review(faults);
  await page.viewport(innerWidth, innerHeight);
  if (faults.length > 0) throw new Error(`Texts that cannot be read:\n${faults.join('\n')}`);
  return reviewed;
}

async function faultsOf(isOurs: (text: string, element: Element) => boolean, where: string) {
  await painted();
  return clippedTexts(isOurs).map((fault) => `${where}: ${fault}`);
}

/** What a component shortens with three dots is the reader's own, and what is only drawn is the picture of a text. */
function isWholeText(_text: string, element: Element): boolean {
  if (element.closest('[aria-hidden="true"]') !== null) return false;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { textOverflow, webkitLineClamp } = getComputedStyle(at);
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
  }
  return true;
}
