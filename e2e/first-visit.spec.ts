import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { languages } from '@octavo/contract/languages';
import { themeNames } from '../scripts/lib/themes.mjs';

const kilobyte = 1000;

// What it was when this was written (docs/performance.md). On home 3 kB are for whose texts a device keeps, and for what
// waits until nobody types; in the editor one is for what is copied as plain text, which in a file of its own costs more,
// and three are for the direction of each block, the keys beside a picture, and words that are found in footnotes. Two are
// for what is typed before its field is there, and for a session that ends while somebody writes. Four are for what models
// answer: reasons in words, marks of Markdown, paragraphs that stay, and offers that are charged when they are taken. The
// last ones are for refusals in the reader's language and for the list of all actions, and one is for what keeps its words
// in sight above the keyboard of a phone. One on home and in the editor is for the calls of readers' links and comments, and
// two in the editor are for the machine of comments, which comes when the page is idle. The last one is for the keys that
// buttons name, and for words with invisible characters; half a one is for what is said if the app cannot be fetched,
// and the last two are for the browser's own model, the keys' names and the order of home. Of the fonts, 15 are for optical sizes (decision 0408).
const mostScript = 147.5 * kilobyte;
const mostEditorScript = 382.5 * kilobyte;
const mostFont = 123 * kilobyte;

test('home loads no more scripts and fonts on a first visit than its budget allows', async ({ page }) => {
  const files = await filesOf(page);
  await page.goto('/app/');
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts = await bodiesOf(page, files, /javascript/);
  const fonts = await bodiesOf(page, files, /font\/woff2/);
  expect(scripts.length).toBeGreaterThan(1);
  const isEditor = (body: Buffer) => body.includes('ProseMirror');
  expect(scripts.filter(isEditor)).toEqual([]);
  expect(fonts.length).toBeGreaterThan(1);
  expect(sum(scripts.map((body) => gzipSync(body, { level: 9 }).length))).toBeLessThan(mostScript);
  expect(sum(fonts.map((body) => body.length))).toBeLessThan(mostFont);
});

for (const list of ['history', 'favourites', 'trash']) {
  test(`the ${list} loads no code of the editor`, async ({ page }) => {
    const files = await filesOf(page);
    await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
    await page.goto(`/app/${list}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const scripts = await bodiesOf(page, files, /javascript/);
    expect(scripts.length).toBeGreaterThan(4);
    expect(scripts.filter((body) => body.includes('ProseMirror'))).toEqual([]);
  });
}

test('the editor loads no more scripts than its budget allows', async ({ page, context }) => {
  await context.request.post('/auth/anonymous');
  const made = await context.request.post('/docs/create_blank', { data: { title: 'Canals' } });
  const { id }: { id: string } = await made.json();
  const files = await filesOf(page);
  await page.goto(`/app/document/${id}`);
  await expect(page.locator('.ProseMirror')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts = await bodiesOf(page, files, /javascript/);
  expect(scripts.length).toBeGreaterThan(1);
  expect(sum(scripts.map((body) => gzipSync(body, { level: 9 }).length))).toBeLessThan(mostEditorScript);
});

test('the description of the page is in the language of the page', async ({ page }) => {
  const told = new Set<string>();
  for (const language of languages) {
    await page.goto(`/app/?lng=${language}`);
    // The first page reloads once it has a session.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    told.add(await descriptionOf(page));
  }
  // The text is the same for France and Canada.
  expect(told.size).toBe(languages.length - 1);
  const plain = await page.request.get('/app/');
  expect(await plain.text()).toContain('name="description"');
});

test('the frame of the page is painted in each theme from the HTML and its inline script alone', async ({
  browser,
}) => {
  const painted = new Set<string>();
  for (const theme of themeNames) {
    const page = await browser.newPage();
    // With a session the page does not reload halfway.
    await page.request.post('/auth/anonymous');
    await page.route(/\/assets\/(?!start)/, (route) => route.abort());
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.goto('/app/', { waitUntil: 'commit' });
    const sheet = page.locator('[data-still=sheet]');
    await expect(sheet).toBeVisible();
    painted.add(await sheet.evaluate((element) => getComputedStyle(element).background));
    await page.close();
  }
  expect(painted.size).toBe(themeNames.length);
});

test('the frame says what the product is for, in the visitor’s language, on a first visit only', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'de-DE' });
  await page.request.post('/auth/anonymous');
  await page.route(/\/assets\/(?!start)/, (route) => route.abort());
  const lead = page.locator('[data-still=lead]:visible');
  await page.goto('/app/', { waitUntil: 'commit' });
  await expect(lead).toHaveText(/^Schreib bessere/);
  await page.goto('/app/trash/', { waitUntil: 'commit' });
  await expect(page.locator('[data-still=sheet]')).toBeVisible();
  await expect(lead).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'de-DE'));
  await page.goto('/app/', { waitUntil: 'commit' });
  await expect(page.locator('[data-still=sheet]')).toBeVisible();
  await expect(lead).toHaveCount(0);
  await page.close();
});

test('a first visit fetches nothing twice and runs the app once', async ({ page }) => {
  const first = new Set<string>();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
    else if (loads === 1 && request.url().includes('/assets/')) first.add(request.url());
  });
  await page.goto('/app/');
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  await expect(page.getByText('Thirty short essays')).toBeVisible();
  expect([loads, first.size > 5]).toEqual([2, true]);
  const fetchedAgain = await page.evaluate(
    (files) =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) => ('transferSize' in entry && entry.transferSize !== 0 ? entry.name : []))
        .filter((name) => files.includes(name)),
    [...first],
  );
  expect(fetchedAgain).toEqual([]);
});

/** Collects what the page requests, except for what it fetches in idle time, which delays nobody. */
async function filesOf(page: Page): Promise<ReadonlySet<string>> {
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/app/')) files.add(request.url());
  });
  return files;
}

async function descriptionOf(page: Page): Promise<string> {
  const meta = page.locator('meta[name=description]');
  await expect(meta).toHaveAttribute('content', /.{60}/);
  return (await meta.getAttribute('content')) ?? '';
}

/** Each file once, because the page reloads when it has a session. */
async function bodiesOf(page: Page, urls: ReadonlySet<string>, type: RegExp): Promise<Buffer[]> {
  const answers = await Promise.all([...urls].map((url) => page.request.get(url)));
  return Promise.all(
    answers
      .filter((answer) => type.test(answer.headers()['content-type'] ?? ''))
      .map((answer) => answer.body()),
  );
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

test('on a later visit to a document, the app’s style sheet still comes first', async ({ page, context }) => {
  await context.request.post('/auth/anonymous');
  const made = await context.request.post('/docs/create_blank', { data: { title: 'Canals' } });
  const { id }: { id: string } = await made.json();
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(`/app/document/${id}`);
    await expect(page.locator('.ProseMirror')).toBeVisible();
    // It sets the order of the layers.
    await expect(page.locator('link[rel=stylesheet]').first()).toHaveAttribute('href', /\/assets\/app-/);
  }
});
