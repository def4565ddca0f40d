import { type BrowserContext, chromium } from 'playwright';
import { launchOptions } from '../../chromium.ts';
import type { Browser } from '../../apps/api/src/testing/browser.ts';
import type { BenchServer } from '../server.ts';
import { signIn } from '../writer.ts';
import { serveBarePage } from './bare-files.ts';

const flags = [
  '--disable-gpu-vsync',
  '--disable-frame-rate-limit',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

/** Runs work in a Chromium with an account of its own, in which the app and the bare page can be opened. */
export async function inBrowser<T>(
  server: BenchServer,
  work: (context: BrowserContext, writer: Browser) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...flags] });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const writer = server.browser();
    await signIn(writer);
    await context.addCookies(
      Object.entries(writer.cookies).map(([name, value]) => ({ name, value, url: server.origin })),
    );
    await serveBarePage(context);
    return await work(context, writer);
  } finally {
    await browser.close();
  }
}
