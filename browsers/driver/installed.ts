import { existsSync } from 'node:fs';
import { type BrowserType, chromium, firefox, webkit } from 'playwright';
import { launchOptions } from '../../chromium.ts';
import { firefoxProgram, webKitGtkProgram } from '../../scripts/lib/browser-programs.mjs';
import type { Browser, PageSize } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { startPlaywright } from './playwright.ts';
import { startWebKitGtk } from './webkit-gtk.ts';

/** Starts an installed browser; undefined if there is none. */
export type Start = ((size?: PageSize) => Promise<Browser>) | undefined;

export function installedFirefox(): Start {
  const program = firefoxProgram();
  return program === undefined ? builtByPlaywright(firefox) : (size) => startFirefox(program, size);
}

export function installedWebKit(): Start {
  const program = webKitGtkProgram();
  return program === undefined ? builtByPlaywright(webkit) : (size) => startWebKitGtk(program, size);
}

/** The one that everything else is tested with. */
export const startChromium = (size?: PageSize): Promise<Browser> =>
  startPlaywright(chromium, launchOptions, size);

const builtByPlaywright = (kind: BrowserType): Start =>
  existsSync(kind.executablePath()) ? (size) => startPlaywright(kind, {}, size) : undefined;
