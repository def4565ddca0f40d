import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../chromium.ts';
import type { ImportOutcome } from './outcome.ts';

export interface Importer {
  readonly read: (path: string) => Promise<ImportOutcome>;
  readonly close: () => Promise<void>;
}

/** A browser with the import of the app in it: a page reads HTML as nothing else does. */
export async function openImporter(): Promise<Importer> {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundled() });
  return {
    read: (path) =>
      page.evaluate(([base64, name]) => globalThis.importFile(base64, name), [
        readFileSync(path).toString('base64'),
        basename(path),
      ] as const),
    close: () => browser.close(),
  };
}

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: new URL('page.ts', import.meta.url).pathname, formats: ['iife'], name: 'imported' },
    },
  });
  const [output] = [built].flat();
  const script =
    output && 'output' in output ? output.output.find(({ type }) => type === 'chunk') : undefined;
  if (script?.type !== 'chunk') throw new Error('The import was not built.');
  return script.code;
}
