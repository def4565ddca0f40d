import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { firefoxProgram, onPath, webKitGtkProgram } from './browser-programs.mjs';
import { nodePath, projectEnvironment, root } from './install.mjs';

const webKit = {
  name: 'WebKit',
  found: () => webKitGtkProgram() !== undefined || hasPlaywright('webkit'),
  debian: ['webkit2gtk-driver', 'xvfb', 'dbus'],
};

const firefox = {
  name: 'Firefox',
  found: () => firefoxProgram() !== undefined || hasPlaywright('firefox'),
  debian: ['firefox-esr'],
  otherwise: () => installPlaywright('firefox'),
};

const chromium = {
  name: 'a Chromium browser',
  found: hasChromium,
  debian: ['chromium'],
  otherwise: () => installPlaywright('chromium'),
};

const needs = [
  chromium,
  {
    name: 'a Chromium without windows',
    found: () => process.env['CHROMIUM'] !== undefined || existsSync('/usr/bin/chromium-headless-shell'),
    debian: ['chromium-headless-shell'],
    without: 'end-to-end tests run in the whole Chromium, and take half as long again',
  },
  {
    name: 'a PostgreSQL server',
    found: () => process.env['TEST_DATABASE_URL'] !== undefined || hasPostgres(),
    debian: ['postgresql'],
    hint: 'install PostgreSQL 15 or newer, or name a server that tests may use in TEST_DATABASE_URL',
  },
  {
    name: 'poppler',
    found: () => onPath('pdftotext'),
    debian: ['poppler-utils'],
    hint: 'install poppler-utils',
  },
  {
    name: 'LibreOffice',
    found: () => onPath('soffice'),
    debian: ['libreoffice-writer'],
    without: 'the test that opens Word and OpenDocument files in it is skipped, and counted as skipped',
  },
  {
    name: 'LaTeX',
    found: hasLatex,
    debian: ['texlive-latex-base', 'texlive-latex-recommended', 'texlive-plain-generic', 'lmodern'],
    without: 'the test that compiles LaTeX files is skipped, and counted as skipped',
  },
  {
    name: 'PocketSphinx',
    found: hasPocketSphinx,
    debian: ['pocketsphinx', 'pocketsphinx-en-us'],
    without: 'the tests that write down spoken English are skipped, and counted as skipped',
  },
  { ...webKit, without: 'the test that reads answers of the AI in it is skipped, and counted as skipped' },
];

/** Installs what the tests need and npm does not provide; prints what to install if that fails. */
export function ensureTestMachine() {
  ensure(needs);
}

/** Installs the browser that draws stories. */
export function ensureChromium() {
  ensure([chromium]);
}

/** Installs the browsers other than Chromium: Debian's, otherwise Playwright's builds. */
export function ensureBrowsers() {
  ensure([firefox, { ...webKit, otherwise: () => installPlaywright('webkit') }]);
}

function ensure(needed) {
  let updated = false;
  for (const need of needed) {
    if (need.found()) continue;
    if (canUseApt()) {
      if (!updated) run('apt-get', ['update', '-qq']);
      updated = true;
      console.log(`Installing ${need.name} …`);
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...need.debian]);
    } else {
      need.otherwise?.();
    }
    if (need.found()) continue;
    if (need.without !== undefined) {
      console.warn(`Without ${need.name} ${need.without}: install ${need.debian.join(' ')}.`);
    } else {
      throw new Error(`The tests need ${need.name}: ${need.hint ?? `install ${need.debian.join(' ')}`}.`);
    }
  }
}

function hasChromium() {
  const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  if (usual.some(existsSync)) return true;
  const named = process.env['CHROMIUM'];
  if (named !== undefined && existsSync(named)) return true;
  return hasPlaywright('chromium');
}

function hasPlaywright(browser) {
  const { status } = spawnSync(
    nodePath(),
    ['-e', `process.exit(require('fs').existsSync(require('playwright').${browser}.executablePath())?0:1)`],
    { cwd: root },
  );
  return status === 0;
}

function installPlaywright(browser) {
  run(nodePath(), [join(root, 'node_modules', 'playwright', 'cli.js'), 'install', browser]);
}

function hasPostgres() {
  if (onPath('initdb')) return true;
  const versions = '/usr/lib/postgresql';
  return (
    existsSync(versions) &&
    readdirSync(versions).some((name) => existsSync(join(versions, name, 'bin', 'initdb')))
  );
}

/** Whether LaTeX is installed with the packages that a downloaded file uses, each from a different Debian package. */
function hasLatex() {
  const files = ['article.cls', 'scrextend.sty', 'ulem.sty', 'lmodern.sty'];
  return files.every((file) => spawnSync('kpsewhich', [file]).status === 0);
}

function hasPocketSphinx() {
  return onPath('pocketsphinx_continuous') && existsSync('/usr/share/pocketsphinx/model/en-us/en-us.lm.bin');
}

function canUseApt() {
  return process.getuid?.() === 0 && onPath('apt-get');
}

function run(command, parameters) {
  const env = projectEnvironment({ DEBIAN_FRONTEND: 'noninteractive' });
  const { status } = spawnSync(command, parameters, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  if (status !== 0) console.error(`${command} ${parameters.join(' ')} ended with status ${status}`);
}
