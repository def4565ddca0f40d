import { expect, test } from './fixtures/writer.ts';

test('unsaved text of one account is never saved to another account signed in from another window', async ({
  page,
  context,
  writer,
}) => {
  await writer.startOnHome();
  const address = page.url();
  await writer.text.click();
  await page.keyboard.type('Mine alone.');
  await writer.waitUntilStored('Mine alone.');
  const first = await context.cookies();

  const isSave = (url: URL) => url.pathname.startsWith('/docs/save/');
  await page.route(isSave, (route) => route.abort());
  await page.keyboard.type(' And unsaved.');
  await expect(page.getByText('Offline')).toBeVisible();

  await context.clearCookies();
  const other = await context.newPage();
  await other.goto('/app/');
  await expect(other.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  await page.unroute(isSave);
  const refused = page.waitForResponse((answer) => isSave(new URL(answer.url())) && answer.status() === 404);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await refused;
  await expect(writer.text).toHaveText('Mine alone. And unsaved.');
  const { docs } = await (await other.request.get('/docs/list')).json();
  expect(docs).toEqual([]);

  await context.clearCookies();
  await context.addCookies(first);
  await page.goto(address);
  await expect(writer.text).toHaveText('Mine alone. And unsaved.');
  await writer.waitUntilStored('And unsaved.');
});
