import { existsSync } from 'node:fs';
import { type BrowserType, firefox, webkit } from 'playwright';
import { firefoxProgram, webKitGtkProgram } from '../../scripts/lib/browser-programs.mjs';
import type { Browser } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { startPlaywright } from './playwright.ts';
import { startWebKitGtk } from './webkit-gtk.ts';

/** Starts an installed browser; undefined if there is none. */
export type Start = (() => Promise<Browser>) | undefined;

export function installedFirefox(): Start {
  const program = firefoxProgram();
  return program === undefined ? builtByPlaywright(firefox) : () => startFirefox(program);
}

export function installedWebKit(): Start {
  const program = webKitGtkProgram();
  return program === undefined ? builtByPlaywright(webkit) : () => startWebKitGtk(program);
}

const builtByPlaywright = (kind: BrowserType): Start =>
  existsSync(kind.executablePath()) ? () => startPlaywright(kind) : undefined;
