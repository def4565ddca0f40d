import { until } from '../page/until.ts';
import type { Step } from './step.ts';

/** The worker that controls this page, and the files fetched by the page that are not cached. */
async function kept() {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const missing: string[] = [];
  for (const name of fetched) {
    const isFile = new URL(name).pathname.startsWith('/app/assets/');
    if (isFile && !(await caches.match(name, { ignoreSearch: true }))) missing.push(name);
  }
  const counts: Record<string, number> = {};
  for (const name of await caches.keys()) counts[name] = (await (await caches.open(name)).keys()).length;
  return {
    worker: navigator.serviceWorker.controller?.state ?? 'none',
    files: fetched.length - missing.length,
    counts,
    missing,
  };
}

export const offline: Step = {
  name: 'a page is reloaded without a connection, written on, and delivered with it',
  async run(writer) {
    const { line } = writer.servers;
    await writer.startBlank();
    await writer.browser.type('Written at home.');
    await writer.isStored('Written at home.');
    const address = await writer.page.address();
    await writer.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    // From the second visit on, everything a page requests goes through the worker.
    await writer.goHome();
    await writer.browser.goTo(address);
    await writer.isWritten('p', ['Written at home.']);
    await until(
      'the page is kept',
      () => writer.page.evaluate(kept),
      ({ worker, files, missing }) => worker === 'activated' && files > 0 && missing.length === 0,
    );

    await line.cut();
    await writer.browser.reload();
    await writer.isWritten('p', ['Written at home.']);
    await writer.text.click();
    await writer.browser.press('End');
    await writer.browser.type(' And on the train.');
    await writer.page.text('Offline').isSeen();
    await writer.browser.reload();
    await writer.isWritten('p', ['Written at home. And on the train.']);

    await line.restore();
    await writer.browser.reload();
    await writer.isStored('And on the train.');
    await writer.isWritten('p', ['Written at home. And on the train.']);
  },
};
