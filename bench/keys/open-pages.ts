import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import type { BenchServer } from '../server.ts';
import { createDocument, type TextDocument } from '../writer.ts';
import type { Browser } from '../../apps/api/src/testing/browser.ts';
import { barePath } from './bare-files.ts';
import { type Checks, watchChecks } from './checks.ts';
import { probe } from './probe.ts';

const timeoutMs = 240_000;

export interface RealPage {
  readonly page: Page;
  readonly checks: Checks;
}

/** Opens the app's page on this text and waits until all of it has been checked. */
export async function openReal(
  context: BrowserContext,
  server: BenchServer,
  browser: Browser,
  content: TextDocument,
  highlights: number,
): Promise<RealPage> {
  const real = await openUnchecked(context, server, await createDocument(browser, 'Bench', content));
  await untilChecked(real);
  // Counted in the list, because only highlights near the window are drawn in the text.
  const found = await real.page.locator('li[data-suggestion]').count();
  if (found !== highlights) throw new Error(`The page shows ${found} highlights, not ${highlights}.`);
  return real;
}

/** Opens the app's page on a document, ready for typing. */
export async function openUnchecked(
  context: BrowserContext,
  { origin }: BenchServer,
  id: string,
): Promise<RealPage> {
  const page = await context.newPage();
  await page.addInitScript(probe);
  const checks = watchChecks(page);
  await page.goto(`${origin}/app/document/${id}`);
  await page.locator('.ProseMirror > p').first().waitFor();
  return { page, checks };
}

/** Waits until all of a text has been checked for the first time. */
export async function untilChecked({ checks }: RealPage): Promise<void> {
  const give = performance.now() + timeoutMs;
  while (!(checks.requests() > 0 && checks.quietFor(3000))) {
    if (performance.now() > give) throw new Error('The text was not checked in time.');
    await pause(200);
  }
}

/** Opens the bare page on the same text, with the same width and fonts as the app's. */
export async function openBare(
  context: BrowserContext,
  { origin }: BenchServer,
  real: Page,
  content: object,
  marked: string | null,
): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(probe);
  await page.goto(origin + barePath);
  await page.addStyleTag({ content: await lettersOf(real) });
  await page.evaluate(
    async ([json, pattern]) => {
      window.openBare(json, pattern);
      await document.fonts.ready;
    },
    [content, marked] as const,
  );
  return page;
}

/** The font faces, the width, and the paragraph and heading styles of a page's text. */
function lettersOf(real: Page): Promise<string> {
  return real.evaluate(() => {
    const faces = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map((rule) =>
        rule.cssText.replaceAll(
          /url\("(?!data:)([^"]+)"\)/gu,
          (_, path: string) => `url("${new URL(path, rule.parentStyleSheet?.href ?? location.href).href}")`,
        ),
      );
    const look = (selector: string, names: readonly string[]): string => {
      const element = document.querySelector(`.ProseMirror ${selector}`.trim());
      if (!element) return '';
      const style = getComputedStyle(element);
      return `.ProseMirror ${selector} { ${names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')} }`;
    };
    const letters = [
      'font-family',
      'font-size',
      'font-weight',
      'line-height',
      'letter-spacing',
      'margin-top',
      'margin-bottom',
      'text-indent',
    ];
    return [
      ...faces,
      look('', ['width', ...letters.slice(0, 5)]),
      look('> p', letters),
      look('> h2', letters),
    ].join('\n');
  });
}
