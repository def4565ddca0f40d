import { expect, test } from './fixtures/writer.ts';

test('a script refused by the content security policy is reported to the server', async ({ page }) => {
  await page.goto('/app/');
  const reported = page.waitForResponse('**/csp-report');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "run"';
    document.body.append(script);
  });
  const response = await reported;
  expect(response.status()).toBe(204);
  expect(response.request().postDataJSON()).toMatchObject({
    'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' },
  });
  await expect(page).not.toHaveTitle('run');
});
