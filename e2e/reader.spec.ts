import { gzipSync } from 'node:zlib';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { themeNames } from '../scripts/lib/themes.mjs';
import { contentOf } from './fixtures/make-document.ts';
import { overflow, violations } from './fixtures/page-checks.ts';
import { selectWords as select } from './fixtures/select-words.ts';
import { shareText } from './fixtures/share-text.ts';

const text =
  'For sixty years a ditch four feet deep carried the trade of a whole county.\nIt was slow and level and in no way hurried.\nWhat is left of it is a footpath and a line of poplars.';

/** What a page of somebody who only reads may ask for, compressed. */
const mostScript = 80_000;

async function comment(page: Page, words: string, said: string, name?: string): Promise<void> {
  await select(page, words);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  if (name !== undefined) await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Comment', { exact: true }).fill(said);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(said)).toBeVisible();
  await expect(page.getByLabel('Comment', { exact: true })).toHaveCount(0);
}

async function openAs(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'The patient water' })).toBeVisible();
  return page;
}

test('regression 365: a reader’s page loads less than 80 kB of script and no code of the editor', async ({
  page,
  request,
}) => {
  const { address } = await shareText(request, contentOf(text));
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response.body());
  });
  await page.goto(address);
  await expect(page.getByText('a footpath and a line of poplars')).toBeVisible();
  await page.waitForLoadState('load');
  const bodies = await Promise.all(scripts);
  expect(bodies.length).toBeGreaterThan(1);
  expect(bodies.filter((body) => body.includes('ProseMirror'))).toEqual([]);
  const sizes = bodies.map((body) => gzipSync(body, { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostScript);
});

test('readers comment on words, answer and propose changes; the author and other readers see it', async ({
  browser,
  request,
}) => {
  const shared = await shareText(request, contentOf(text));
  const ben = await openAs(browser, shared.address);
  await comment(ben, 'the trade of a whole county', 'Which trade?', 'Ben');
  await ben.getByRole('button', { name: 'Answer' }).click();
  await ben.getByLabel('Answer').fill('Coal, I think.');
  await ben.keyboard.press('Control+Enter');
  await expect(ben.getByText('Coal, I think.')).toBeVisible();

  await test.step('another reader sees the comment beside its words and rates a paragraph by keyboard', async () => {
    const cleo = await openAs(browser, shared.address);
    await expect(cleo.getByText('Which trade?')).toBeVisible();
    await expect(cleo.locator('mark')).toHaveText('the trade of a whole county');
    await expect(cleo.getByRole('button', { name: 'Take back' })).toHaveCount(0);
    await cleo.getByRole('button', { name: 'Show the comment by Ben' }).press('Enter');
    await expect(cleo.getByRole('article', { name: 'On “the trade of a whole county”' })).toBeFocused();
    await cleo.getByRole('button', { name: /Comment on the paragraph “It was slow/ }).press('Enter');
    await cleo.getByRole('button', { name: 'Good', exact: true }).press('Enter');
    await cleo.getByLabel('Your name').fill('Cleo');
    await cleo.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(ben.getByText('1 reader finds this paragraph good')).toBeVisible();
  });

  await test.step('the author’s answer appears on the page', async () => {
    const [first] = await shared.comments();
    await shared.answer(first?.id ?? '', 'Wool and coal.');
    await expect(ben.getByText('Wool and coal.')).toBeVisible();
  });

  await test.step('readers can change their own comment, and take it back together with its answers', async () => {
    await ben.getByRole('button', { name: 'Change' }).first().click();
    await ben.getByLabel('Your comment').fill('Which trades?');
    await ben.getByRole('button', { name: 'Save' }).click();
    await expect(ben.getByText('Which trades?')).toBeVisible();
    await ben.getByRole('button', { name: 'Take back' }).first().click();
    await ben.getByRole('group', { name: 'Take back' }).getByRole('button', { name: 'Take back' }).click();
    await expect(ben.getByText('Which trades?')).toHaveCount(0);
    await expect(ben.locator('mark')).toHaveCount(0);
  });
});

test('regression 387: a selection survives when somebody else’s comment on the same words arrives', async ({
  browser,
  request,
}) => {
  const { address } = await shareText(request, contentOf(text));
  const [ben, cleo] = [await openAs(browser, address), await openAs(browser, address)];
  await select(ben, 'trade of a whole county');
  await comment(cleo, 'the trade of a whole', 'Which trade?', 'Cleo');
  await expect(ben.locator('mark')).toHaveText('the trade of a whole');
  expect(await ben.evaluate(() => String(document.getSelection()))).toBe('trade of a whole county');
  await ben.getByRole('button', { name: 'Comment', exact: true }).click();
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByLabel('Comment', { exact: true }).fill('All of it?');
  await ben.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(cleo.getByText('All of it?')).toBeVisible();
});

test('showing a newer version keeps the scroll position and a draft, and reports missing words', async ({
  browser,
  request,
}) => {
  const long = Array.from({ length: 40 }, (_, line) => `Line ${line} of the towpath, with a few words.`).join(
    '\n',
  );
  const shared = await shareText(request, contentOf(`${text}\n${long}`));
  const page = await openAs(browser, shared.address);
  await comment(page, 'in no way hurried', 'I like this.', 'Ben');
  await select(page, 'Line 30 of the towpath');
  await page.keyboard.press('Control+Alt+m');
  await page.getByLabel('Comment', { exact: true }).fill('Half of a tho');
  await page.getByText('Line 30 of the towpath').first().scrollIntoViewIfNeeded();
  const line = page.locator('p[data-from]', { hasText: 'Line 30 of' });
  const top = () => line.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();

  await shared.save(
    contentOf(`${text.replace(' and in no way hurried', '')}\nA new one.\nAnd another.\n${long}`),
  );
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByText('A newer version is there')).toBeHidden();
  await expect(page.getByText('And another.')).toHaveCount(1);
  expect(Math.abs((await top()) - before)).toBeLessThan(3);
  await expect(page.getByLabel('Comment', { exact: true })).toHaveValue('Half of a tho');
  await expect(page.getByText('The words that this is about are gone')).toHaveCount(1);

  await page.reload();
  await expect(page.getByLabel('Comment', { exact: true })).toHaveValue('Half of a tho');
});

test('a comment that cannot be sent is kept and can be sent again', async ({ browser, request }) => {
  const { address } = await shareText(request, contentOf(text));
  const page = await openAs(browser, address);
  await page.route('**/comments', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await select(page, 'a line of poplars');
  await page.getByRole('button', { name: 'Other words' }).click();
  await page.getByLabel('Your name').fill('Ben');
  await page.getByLabel('Other words').fill('some trees');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Not sent. It is kept here.');
  await page.unroute('**/comments');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.locator('ins')).toHaveText('some trees');
});

test('a password opens the text, and revoking the link closes the page within seconds', async ({
  page,
  request,
}) => {
  const shared = await shareText(request, contentOf(text), { password: 'towpath', kind: 'read' });
  await page.goto(shared.address);
  await page.getByLabel('Password', { exact: true }).fill('weir');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('That is not the password');
  await page.getByLabel('Password', { exact: true }).fill('towpath');
  await page.keyboard.press('Enter');
  await expect(page.getByText('a line of poplars')).toBeVisible();
  await expect(page.getByRole('button', { name: /Comment/ })).toHaveCount(0);
  await shared.revoke();
  await expect(page.getByText('There is nothing to read here')).toBeVisible({ timeout: 10_000 });
  await expect(page.getByText('a line of poplars')).toHaveCount(0);
});

for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['window', { width: 1280, height: 900 }],
] as const) {
  test(`the page has no accessibility violations on a ${name} in any theme, and nothing overflows`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { address } = await shareText(request, contentOf(text));
    await page.goto(address);
    await expect(page.getByText('a line of poplars')).toBeVisible();
    if (name === 'phone') await page.getByRole('button', { name: /^Comments: / }).click();
    await expect(page.getByText('Select words to comment')).toBeVisible();
    for (const theme of themeNames) {
      await page.evaluate((shown) => (document.documentElement.dataset['theme'] = shown), theme);
      expect({ theme, found: await violations(page), overflow: await overflow(page) }).toEqual({
        theme,
        found: [],
        overflow: 0,
      });
    }
  });
}

test('the page follows the device’s theme until one is chosen, and uses the browser’s language', async ({
  browser,
  request,
}) => {
  const { address } = await shareText(request, contentOf(text));
  const page = await (await browser.newContext({ colorScheme: 'dark', locale: 'de-DE' })).newPage();
  await page.goto(address);
  await expect(page.getByText('1 Minute Lesezeit')).toBeVisible();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByLabel('Sprache').selectOption('fr-FR');
  await expect(page.getByText('minute de lecture')).toBeVisible();
  await page.getByRole('button', { name: /^Thème/ }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(page.getByText('minute de lecture')).toBeVisible();
});

test('regression 402: on a phone, Escape that cancels a composition leaves the comment open', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { address } = await shareText(request, contentOf(text));
  await page.goto(address);
  await expect(page.getByText('the trade of a whole county')).toBeVisible();
  await select(page, 'the trade of a whole county');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  const field = page.getByLabel('Comment', { exact: true });
  await field.fill('Welcher Handel?');
  for (const press of [{ isComposing: true }, { keyCode: 229 }]) {
    await field.dispatchEvent('keydown', { key: 'Escape', ...press });
  }
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(field).toBeVisible();
  await field.press('Escape');
  await expect(field).toBeHidden();
});

test('regression 405: on a phone, comments that opened for a rating or a comment close once it is sent', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { address } = await shareText(request, contentOf(text));
  await page.goto(address);
  const drawer = page.getByRole('dialog', { name: 'Comments' });
  const paragraph = page.getByRole('button', { name: /Comment on the paragraph “It was slow/ });
  await paragraph.click();
  await page.getByRole('button', { name: 'Good', exact: true }).click();
  await drawer.getByLabel('Your name').fill('Cleo');
  await drawer.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(paragraph).toBeFocused();
  await paragraph.click();
  await expect(page.getByRole('button', { name: 'Good', pressed: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await select(page, 'the trade of a whole county');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await drawer.getByLabel('Comment', { exact: true }).fill('Which trade?');
  await drawer.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(page.locator('mark')).toHaveText('the trade of a whole county');
  await page.getByRole('button', { name: /^Comments: / }).click();
  await expect(drawer.getByText('Which trade?')).toBeVisible();
});
