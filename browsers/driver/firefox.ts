import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { clicking, pressing, typing } from './actions.ts';
import { Bidi } from './bidi.ts';
import { type Browser, type PageSize, pageSize } from './browser.ts';
import { Program } from './program.ts';

const done = z.unknown();
const session = z.object({ capabilities: z.object({ browserVersion: z.string() }) });
const tab = z.object({ context: z.string() });
const evaluated = z.union([
  z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);
const found = z.object({ nodes: z.tuple([z.object({ sharedId: z.string() })]) });
const shot = z.object({ data: z.string() });

/** Starts Firefox with an empty profile, driven over WebDriver BiDi. */
export async function startFirefox(program: string, viewport: PageSize = pageSize): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), 'octavo-firefox-'));
  const downloads = join(home, 'downloads');
  mkdirSync(downloads);
  // A PDF opened in a new tab hides the page, whose timers then run only once a second.
  writeFileSync(join(home, 'user.js'), 'user_pref("pdfjs.disabled", true);\n');
  const firefox = new Program(
    program,
    ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0', 'about:blank'],
    { HOME: home },
  );
  const address = await firefox.says(/WebDriver BiDi listening on (ws:\S+)/);
  const bidi = await Bidi.connect(`${address}/session`);
  const { capabilities } = await bidi.send('session.new', { capabilities: {} }, session);
  // In the first tab the address bar has the focus, and keeps it.
  const { context } = await bidi.send('browsingContext.create', { type: 'tab' }, tab);
  await bidi.send('browsingContext.setViewport', { context, viewport }, done);
  const behaviour = { type: 'allowed', destinationFolder: downloads };
  await bidi.send('browser.setDownloadBehavior', { downloadBehavior: behaviour }, done);

  const act = async (actions: readonly object[]): Promise<void> => {
    await bidi.send('input.performActions', { context, actions }, done);
  };
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    downloads,
    async goTo(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' }, done);
    },
    async reload() {
      await bidi.send('browsingContext.reload', { context, wait: 'complete' }, done);
    },
    async run(body) {
      const call = { functionDeclaration: `async () => {${body}}`, awaitPromise: true, target: { context } };
      const answer = await bidi.send('script.callFunction', { ...call, userActivation: false }, evaluated);
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    press: (keys) => act(pressing(keys)),
    type: (text) => act(typing(text)),
    click: (x, y) => act(clicking(x, y)),
    async chooseFiles(selector, files) {
      const locator = { type: 'css', value: selector };
      const {
        nodes: [element],
      } = await bidi.send('browsingContext.locateNodes', { context, locator, maxNodeCount: 1 }, found);
      await bidi.send('input.setFiles', { context, element, files }, done);
    },
    async picture() {
      const { data } = await bidi.send('browsingContext.captureScreenshot', { context }, shot);
      return Buffer.from(data, 'base64');
    },
    async close() {
      bidi.close();
      await firefox.end();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
