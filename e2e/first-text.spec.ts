import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { DocumentContent, DocumentNode } from '@octavo/contract';
import { themeNames } from '../scripts/lib/themes.mjs';

const ofApp = /\/assets\/app-[\w-]+\.js/;

const words = (text: string, ...marks: string[]): DocumentNode => ({
  type: 'text',
  text,
  marks: marks.map((type) => ({ type })),
});
const block = (type: string, ...content: DocumentNode[]): DocumentNode => ({ type, content });
const paragraph = (text: string): DocumentNode => block('paragraph', words(text));
const heading = (level: number, text: string): DocumentNode => ({
  ...block('heading', words(text)),
  attrs: { level },
});

const blocks = [
  heading(2, 'Water and work'),
  paragraph('The first canals were dug by hand, to carry coal. A mile took a hundred men a season.'),
  heading(1, 'Why they were dug'),
  block(
    'paragraph',
    words('Some were '),
    words('never', 'bold'),
    words(' used; others '),
    words('paid', 'italic'),
  ),
  block(
    'bulletList',
    block('listItem', paragraph('Coal')),
    block('listItem', paragraph('Corn'), block('orderedList', block('listItem', paragraph('Wheat')))),
  ),
  block('blockquote', paragraph('A ditch is a road that somebody has thought about.')),
  heading(3, 'What is left of them'),
  { type: 'horizontalRule' },
  { type: 'paragraph' },
  block('paragraph', words('Locks'), { type: 'hardBreak' }, words('and towpaths.')),
];
const ofEditor = [
  block('blockquote', block('codeBlock', words('length = 27 km'))),
  paragraph('Below what only the editor draws.'),
];
const content: DocumentContent = { type: 'doc', content: [...blocks, ...ofEditor] };

const windows = [
  [390, 'collapsed'],
  [900, 'collapsed'],
  [1440, 'collapsed'],
  [1440, 'expanded'],
] as const;

for (const theme of themeNames) {
  for (const [width, sidebar] of windows) {
    test(`a document is readable in place before the editor loads: ${theme}, ${width} px, sidebar ${sidebar}`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await page.addInitScript((kept) => Object.assign(localStorage, kept), {
        theme,
        sidebar_document: sidebar,
      });
      const id = await makeDocument(page.request);
      const app = Promise.withResolvers<void>();
      await page.route(ofApp, async (route) => {
        await app.promise;
        await route.continue();
      });
      await page.goto(`/app/document/${id}`, { waitUntil: 'commit' });
      await expect(page.locator('[data-still=title]')).toHaveText('Canals');
      await expect.poll(() => hasFonts(page)).toBe(true);
      const drawn = await boxesOf(page, '[data-still=title]', '[data-still=text]');
      app.resolve();
      await expect(page.locator('.ProseMirror')).toBeVisible();
      await expect(page.locator('[data-still]')).toHaveCount(0);
      const written = await boxesOf(page, '#content textarea', '.ProseMirror');
      expect(drawn).toEqual(written.slice(0, -ofEditor.length));
      await page.close();
    });
  }
}

test('no text of a locked document is shown before the editor loads', async ({ page }) => {
  const id = await makeDocument(page.request);
  const password = { password: 'towpath', hint: '' };
  expect((await page.request.post(`/docs/lock/${id}`, { data: password })).ok()).toBe(true);
  await page.route(ofApp, (route) => route.abort());
  const answered = page.waitForResponse(/\/docs\/item\//);
  await page.goto(`/app/document/${id}`, { waitUntil: 'commit' });
  await (await answered).finished();
  await page.waitForFunction(() => document.querySelector('link[href*=document-page]') !== null);
  await page.waitForLoadState('load');
  await expect(page.locator('[data-still=sheet] > i').first()).toBeVisible();
  await expect(page.locator('[data-still=text]')).toHaveCount(0);
});

async function makeDocument(request: APIRequestContext): Promise<string> {
  await request.post('/auth/anonymous');
  const made = await request.post('/docs/create_blank', { data: { title: 'Canals' } });
  const { id }: { id: string } = await made.json();
  const saved = await request.post(`/docs/save/${id}`, { data: { title: 'Canals', content } });
  expect(saved.ok()).toBe(true);
  return id;
}

/** Whether the font of the text was fetched: what stands in for it is there at once. */
const hasFonts = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const plain = (family: string) => family.trim().replaceAll(/["']/gu, '');
    const { documentElement, fonts } = document;
    const [first = ''] = getComputedStyle(documentElement)
      .getPropertyValue('--octavo-font-document')
      .split(',');
    const loaded = [...fonts].filter(({ status }) => status === 'loaded');
    return fonts.status === 'loaded' && loaded.some(({ family }) => plain(family) === plain(first));
  });
/** The position of the title and of each block of a text. */
function boxesOf(page: Page, ...places: readonly [title: string, text: string]): Promise<readonly string[]> {
  return page.evaluate(([title, text]) => {
    const elements = document.querySelectorAll(`${title}, ${text} > *, ${text} li`);
    return [...elements].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName.replace('TEXTAREA', 'P'), x, y, width, height].join(' ');
    });
  }, places);
}
