import { existsSync } from 'node:fs';

const named = process.env['CHROMIUM'];
const systems = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const withoutWindows = '/usr/bin/chromium-headless-shell';

function firstOf(candidates: readonly (string | undefined)[]): string | undefined {
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** The system's Chromium, else none: Playwright then uses the browser that it installed itself. */
export const executablePath = firstOf([named, ...systems]);

/** No calls home; pictures that are the same on every run; a sandbox only where the user can have one. */
export const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--disable-skia-runtime-opts',
  '--num-raster-threads=1',
];

export const launchOptions = optionsOf(executablePath);

/** The headless shell of the same Chromium, where the machine has it: a third less work for the same page. */
export const leanLaunchOptions = optionsOf(firstOf([named, withoutWindows, ...systems]));

function optionsOf(path: string | undefined) {
  return path === undefined ? { args } : { executablePath: path, args };
}
