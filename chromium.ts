import { existsSync } from 'node:fs';

const candidates = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The system's Chromium, else none: Playwright then uses the browser that it installed itself. */
export const executablePath = candidates.find(
  (path) => path !== undefined && path !== '' && existsSync(path),
);

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

export const launchOptions = executablePath === undefined ? { args } : { executablePath, args };
