import { inject } from 'vitest';
import { page } from 'vitest/browser';
import { clippedTexts } from './clipped-text.ts';
import { doubleTexts } from './doubled-text.ts';
import { expectNoMissingText, isOurText, showLanguage, shownKeys } from './languages.ts';
import { type Look, looksAt } from './looks.ts';
import { textWidths } from './modes.ts';
import { stretchTexts } from './stretched-text.ts';
import { provideTextReviews } from './text-review.ts';

const painted = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

provideTextReviews({
  written: (storyId) =>
    inOtherWindows(async (faults) => {
      const language = document.documentElement.lang;
      const looks = looksAt(storyId, shownKeys(), inject('looks'));
      for (const look of looks) {
        if (look.width !== window.innerWidth) await page.viewport(look.width, 900);
        await showLanguage(look.language);
        const single = look.isDoubled ? doubleTexts() : undefined;
        faults.push(...(await faultsOf(isOurText, nameOf(look))));
        single?.();
      }
      await showLanguage(language);
      expectNoMissingText();
      return looks.map(nameOf);
    }),

  stretched: () =>
    inOtherWindows(async (faults) => {
      const narrow = `stretched, ${textWidths.narrow} px`;
      const wide = `stretched, ${textWidths.wide} px`;
      const double = 'text at 200 %';
      await page.viewport(textWidths.narrow, 900);
      const unstretched = stretchTexts();
      faults.push(...(await faultsOf(isWholeText, narrow)));
      await page.viewport(textWidths.wide, 900);
      faults.push(...(await faultsOf(isWholeText, wide)));
      unstretched();
      const single = doubleTexts();
      faults.push(...(await faultsOf(isWholeText, double)));
      single();
      return [narrow, wide, double];
    }),
});

const nameOf = ({ language, width, isDoubled }: Look) =>
  `${language}, ${isDoubled ? 'text at 200 %' : `${width} px`}`;

async function inOtherWindows(
  review: (faults: string[]) => Promise<readonly string[]>,
): Promise<readonly string[]> {
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

/** Text that a component truncates with an ellipsis is the reader's own, and hidden text is only a picture of text. */
function isWholeText(_text: string, element: Element): boolean {
  if (element.closest('[aria-hidden="true"]') !== null) return false;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { textOverflow, webkitLineClamp } = getComputedStyle(at);
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
  }
  return true;
}
