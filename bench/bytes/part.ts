import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../../chromium.ts';
import { buildApp } from '../build-app.ts';
import type { Part, Row } from '../part.ts';
import { startBenchServer } from '../server.ts';

/** The amount of JavaScript that a first visit loads. */
export const bytes: Part = {
  title: 'JavaScript that is sent',
  measure: async () => {
    await buildApp();
    const server = await startBenchServer();
    const browser = await chromium.launch(launchOptions);
    try {
      const home = await scriptsOf(browser, server.origin, '/app/', 'h1');
      const editor = await scriptsOfNewDocument(browser, server.origin);
      return [row('home', home, 140), row('editor route', editor, 300), ...unpacked(home, editor)];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

interface Scripts {
  readonly files: number;
  readonly gzip: number;
  readonly plain: number;
}

const row = (page: string, { gzip, files }: Scripts, limit: number): Row => ({
  name: `${page}, gzip, ${files} files`,
  value: gzip / 1000,
  unit: 'kB',
  limit,
});

const unpacked = (home: Scripts, editor: Scripts): Row[] => [
  { name: 'home, unpacked', value: home.plain / 1000, unit: 'kB' },
  { name: 'editor route, unpacked', value: editor.plain / 1000, unit: 'kB' },
];

/** A document created in one visit, then opened as the first page of a new one with the same session. */
async function scriptsOfNewDocument(browser: Browser, origin: string): Promise<Scripts> {
  const context = await browser.newContext();
  await context.request.post(`${origin}/auth/anonymous`);
  const created = await context.request.post(`${origin}/docs/create_blank`, { data: { title: 'Bench' } });
  const { id }: { id: string } = await created.json();
  const storageState = await context.storageState();
  await context.close();
  return scriptsOf(browser, origin, `/app/document/${id}`, '.ProseMirror', storageState);
}

type StorageState = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

async function scriptsOf(
  browser: Browser,
  origin: string,
  path: string,
  ready: string,
  storageState?: StorageState,
): Promise<Scripts> {
  const context = await browser.newContext({
    // It stores all parts of the app for offline use.
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
  // Skips what is fetched in idle time, which delays nobody.
  await context.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
  const urls = new Set<string>();
  context.on('response', (response) => {
    if (/javascript/u.test(response.headers()['content-type'] ?? '')) urls.add(response.url());
  });
  const page = await context.newPage();
  await page.goto(origin + path);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  // A first visit reloads once it has a session, and the browser drops the earlier response bodies.
  const answers = await Promise.all([...urls].map((url) => context.request.get(url)));
  const scripts = await Promise.all(answers.map((answer) => answer.body()));
  await context.close();
  const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
  return {
    files: scripts.length,
    gzip: sum(scripts.map((body) => gzipSync(body, { level: 9 }).length)),
    plain: sum(scripts.map((body) => body.length)),
  };
}
