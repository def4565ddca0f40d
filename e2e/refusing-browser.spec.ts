import { expect, test } from './fixtures/writer.ts';

/** The APIs that browsers deny along with cookies, in private windows or in a sandbox: accessing them throws. */
const refused = ['serviceWorker', 'locks', 'localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const;

for (const name of [...refused, 'all of them'] as const) {
  test(`regression 168: a browser that denies access to ${name} shows the page and saves the text`, async ({
    page,
    context,
    writer,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await context.addInitScript(
      (names) => {
        const get = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
        for (const each of names) {
          const owner = each in Navigator.prototype ? Navigator.prototype : globalThis;
          Object.defineProperty(owner, each, { get, configurable: true });
        }
      },
      name === 'all of them' ? refused : [name],
    );
    await page.goto('/app/');
    await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: /^(Blank|New$)/ }).click();
    await writer.text.click();
    await page.keyboard.type('Written where little is allowed.');
    await writer.waitUntilStored('Written where little is allowed.');
    expect(errors).toEqual([]);
  });
}
