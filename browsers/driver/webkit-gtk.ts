import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '../../apps/api/src/testing/free-port.ts';
import { clicking, pressing, typing } from './actions.ts';
import { type Browser, type PageSize, pageSize } from './browser.ts';
import { Display } from './display.ts';
import { Program } from './program.ts';
import { command } from './webdriver.ts';

const done = z.unknown();
const started = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) });
/** The key that marks an element reference. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const element = z.object({ [elementKey]: z.string() });

/** The height of a MiniBrowser's bar above the page, in pixels. */
const barHeight = 38;

/** Starts WebKitGTK's own MiniBrowser on a screen of its own, driven by WebKitWebDriver. */
export async function startWebKitGtk(program: string, page: PageSize = pageSize): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), 'octavo-webkit-'));
  const downloads = join(home, 'downloads');
  mkdirSync(downloads);
  const settings = join(home, '.config');
  mkdirSync(join(settings, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(settings, 'user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n');
  // Reduced motion, because animations are rendered in software.
  writeFileSync(join(settings, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const size = { ...page, height: page.height + barHeight };
  const display = await Display.start(home, size);
  const port = await freePort();
  const driver = new Program(
    'dbus-run-session',
    ['--', 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'],
    {
      DISPLAY: display.name,
      HOME: home,
      // Rendering in software only takes a fraction of the time here; and its sandbox does not work for root.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  await untilItAnswers(`${origin}/status`);
  const { sessionId, capabilities } = await command('POST', `${origin}/session`, started, {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: program, args: ['--automation'] },
      },
    },
  });
  const post = <T>(path: string, result: z.ZodType<T>, body: object) =>
    command('POST', `${origin}/session/${sessionId}${path}`, result, body);
  const act = async (actions: readonly object[]): Promise<void> => {
    await post('/actions', done, { actions });
  };
  await post('/window/rect', done, { x: 0, y: 0, ...size });

  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    downloads,
    async goTo(url) {
      await post('/url', done, { url });
    },
    async reload() {
      await post('/refresh', done, {});
    },
    run: (body) =>
      post('/execute/sync', z.string(), { script: `return (async () => {${body}})()`, args: [] }),
    press: (keys) => act(pressing(keys)),
    async type(text) {
      // The page is rendered in software after every key, and a command must not take too long.
      for (const few of text.match(/[^]{1,8}/gu) ?? []) await act(typing(few));
    },
    click: (x, y) => act(clicking(x, y)),
    async chooseFiles(selector, paths) {
      const input = await post('/element', element, { using: 'css selector', value: selector });
      await post(`/element/${input[elementKey]}/value`, done, { text: paths.join('\n') });
    },
    // The driver's own screenshots never arrive.
    picture: async () => display.picture(page.height),
    async close() {
      await driver.end();
      await display.end();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(address: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      await fetch(address);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}
