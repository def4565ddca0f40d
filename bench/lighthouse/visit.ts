import { loadLighthouse } from './load-lighthouse.ts';
import { setCookies } from './set-cookies.ts';
import { startBrowser } from './start-browser.ts';

export type Device = 'mobile' | 'desktop';

/** The Lighthouse results of one visit: scores from 0 to 100, times in milliseconds. */
export interface Visit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
}

/**
 * Opens an address in a new browser with Lighthouse's simulated throttling: for `mobile`, slow 4G and a processor four
 * times slower. https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
export async function visit(
  url: string,
  device: Device,
  cookies: Readonly<Record<string, string>> = {},
): Promise<Visit> {
  const { default: lighthouse, desktopConfig } = await loadLighthouse();
  const browser = await startBrowser();
  try {
    await setCookies(browser.port, url, cookies);
    const flags = {
      port: browser.port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    };
    const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
    if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}.`);
    const { categories, audits } = result.lhr;
    const score = (id: string): number => Math.round((categories[id]?.score ?? Number.NaN) * 100);
    const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
    };
  } finally {
    await browser.stop();
  }
}
