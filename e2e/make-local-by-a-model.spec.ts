import { americanised } from '../apps/api/src/generation/testing/unruly-model.ts';
import { everyKindOfBlock } from '../packages/editor/src/testing/every-kind-of-block.ts';
import { makeDocument } from './fixtures/make-document.ts';
import { serveWithModel } from './fixtures/serve-with-model.ts';
import { expect, test } from './fixtures/writer.ts';

const model = serveWithModel();
const { heading, plain, marked, noted, list, quotation, program, table } = everyKindOfBlock;
const content = [heading, plain, marked, noted, list, quotation, program, table];

for (const misdeed of ['merges', 'drops', 'reorders', 'refuses'] as const) {
  test(`regression 216: a model that ${misdeed} paragraphs leaves the blocks of a document in place`, async ({
    page,
    writer,
  }) => {
    const { origin } = model;
    await page.goto(`${origin}/app/`);
    await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
    const id = await makeDocument(page.request, { origin, content: { type: 'doc', content } });
    await page.goto(`${origin}/app/document/${id}`);
    await page.getByRole('tab', { name: 'Tools' }).click();
    const local = page.getByRole('region', { name: 'Make it sound local' });
    const blocks = writer.text.locator('> *');
    const names = await blocks.evaluateAll((elements) => elements.map(({ localName }) => localName));

    model.behave({ kind: 'americanises', misdeed }, { kind: 'americanises', misdeed: 'none' });
    await local.getByRole('button', { name: 'Make it sound local' }).click();
    await expect(local.getByText('Paragraphs changed: 7 of 7.')).toBeVisible();
    await local.getByRole('button', { name: 'Accept' }).click();

    expect(await blocks.evaluateAll((elements) => elements.map(({ localName }) => localName))).toEqual(names);
    await expect(writer.text.locator('h2')).toHaveText('Color and light');
    await expect(writer.text.locator('strong').first()).toHaveText('center');
    await expect(writer.text.locator('a[href*="harbour.example"]')).toHaveText('gray tower');
    await expect(writer.text.locator('li').last()).toHaveText('Nets that the harbor master has counted');
    await expect(writer.text.locator('blockquote')).toContainText('My favourite colour');
    await expect(writer.text.locator('pre')).toContainText('const colour = harbour.centre;');
    await expect(writer.text.locator('th')).toHaveText(['Colour', 'Harbour']);
    await expect(writer.text.locator('p').first()).toHaveText(americanised(String(plain.content?.[0]?.text)));
  });
}

test('a paragraph that the model refuses is left unchanged and reported, and costs nothing', async ({
  page,
  writer,
}) => {
  const { origin } = model;
  await page.goto(`${origin}/app/`);
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  const id = await makeDocument(page.request, { origin, content: { type: 'doc', content: [plain, marked] } });
  await page.goto(`${origin}/app/document/${id}`);
  await page.getByRole('tab', { name: 'Tools' }).click();
  const local = page.getByRole('region', { name: 'Make it sound local' });

  model.behave({ kind: 'americanises', misdeed: 'refuses one' });
  await local.getByRole('button', { name: 'Make it sound local' }).click();
  await expect(local.getByText('Paragraphs changed: 1 of 2.')).toBeVisible();
  await expect(
    local.getByText(
      'No usable answer came for one paragraph, which stays as it was: “The colour of the harbour changes every…”.',
    ),
  ).toBeVisible();
  await expect(writer.text.locator('p').first()).toContainText('The colour of the harbour');
  await expect(writer.text.locator('strong')).toHaveText('center');
  const { limit } = await (await page.request.get(`${origin}/account/remaining_words_limit`)).json();
  expect(limit).toBe(200 - 18);
});
