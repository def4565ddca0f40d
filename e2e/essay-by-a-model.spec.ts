import type { Locator, Page } from '@playwright/test';
import { serveWithModel } from './fixtures/serve-with-model.ts';
import { expect, test } from './fixtures/writer.ts';

const outline = JSON.stringify({
  title: 'Was der Hafen erzählt',
  thesis: 'Ein Hafen ist das Gedächtnis seiner Stadt.',
  sections: Array.from({ length: 5 }, (_, at) => ({
    heading: `Abschnitt ${at + 1}`,
    points: [`Punkt ${at + 1}`],
  })),
});

/** Every sentence contains a unique word. */
const section = (n: number) =>
  Array.from(
    { length: 16 },
    (_, at) => `Am Hafen von Ort${n}x${at}y wartet das Wasser jeden Morgen geduldig auf die Boote. `,
  );

/** The same for an essay that is ordered in English. */
const englishSection = (n: number) =>
  Array.from(
    { length: 16 },
    (_, at) => `At the harbour of Ort${n}x${at}y the water waits each morning, patiently, for the boats. `,
  );

const model = serveWithModel();

/** Goes through the wizard until the essay about the harbour is being written. */
async function orderEssay(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await page.goto(`${model.origin}/app/`);
  await page.getByRole('button', { name: /^Essay/ }).click();
  const press = (name: RegExp) => dialog.getByRole('button', { name }).click();
  await press(/^Continue/);
  await press(/^Continue/);
  await dialog.getByLabel('Your topic').fill('the harbour');
  for (let time = 0; time < 3; time++) await press(/^Continue/);
  await press(/^Write the essay/);
  return dialog;
}

test('an essay appears while it is being written; Free gets part of it, and Pro gets all of it', async ({
  page,
  writer,
}) => {
  const answer = (n: number) => ({ kind: 'answer', words: section(n), pauseMs: 200 }) as const;
  model.behave(
    { kind: 'answer', words: [outline] },
    ...Array.from({ length: 12 }, (_, n) => answer(n)),
    answer(12),
  );
  const received: string[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith(model.origin)) return;
    void response.text().then(
      (text) => received.push(text),
      () => undefined,
    );
  });
  const dialog = page.getByRole('dialog');
  const press = (name: string | RegExp) => dialog.getByRole('button', { name }).click();

  await page.goto(`${model.origin}/app/?lng=de-DE`);
  await page.getByRole('button', { name: /^Essay/ }).click();
  await expect(dialog.getByText(/Ohne Sprachmodell/)).toHaveCount(0);
  await press(/^Weiter/);
  await press(/^Weiter/);
  await dialog.getByLabel('Dein Thema').fill('der Hafen');
  for (let time = 0; time < 3; time++) await press(/^Weiter/);
  await press(/^Essay schreiben|^Den Essay schreiben/);

  await press('Beim Schreiben zusehen');
  await expect(dialog.getByRole('region', { name: 'Der Text bisher' })).toContainText('Am Hafen von');
  await expect(dialog.getByText('Was der Hafen erzählt')).toBeVisible();

  await expect(page).toHaveURL(/\/app\/document\/[\w-]+$/);
  await expect(
    page.getByRole('heading', { name: 'Den Rest dieses Essays gibt es mit Pro Plus' }),
  ).toBeVisible();
  await expect(writer.text).toHaveAttribute('contenteditable', 'false');
  await page.getByRole('tab', { name: 'Werkzeuge' }).click();
  await expect(page.getByRole('button', { name: 'Landestypisch machen' })).toBeDisabled();

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const read = async () => {
    const { doc } = await (await page.request.get(`${model.origin}/docs/item/${id}`)).json();
    return JSON.stringify(doc.content);
  };
  const part = await read();
  const network = received.join('\n');
  await model.makePro(page.request);
  const whole = await read();
  const withheld = (whole.match(/Ort\d+x\d+y/gu) ?? []).filter((mark) => !part.includes(mark));
  expect(withheld.length).toBeGreaterThan(10);
  expect(withheld.filter((mark) => network.includes(mark))).toEqual([]);

  await page.reload();
  await expect(writer.text).toHaveAttribute('contenteditable', 'true');
  await expect(writer.text).toContainText(withheld.at(-1) ?? 'nothing was withheld');
});

test('closing the tab does not lose the essay: home lists it', async ({ page, context }) => {
  model.behave(
    { kind: 'answer', words: [outline] },
    { kind: 'answer', words: englishSection(20), pauseMs: 120 },
  );
  const dialog = await orderEssay(page);
  await expect(dialog.getByText('Was der Hafen erzählt')).toBeVisible();
  await page.close();

  const back = await context.newPage();
  await expect(async () => {
    await back.goto(`${model.origin}/app/`);
    await expect(back.getByRole('link', { name: /Was der Hafen erzählt/ }).first()).toBeVisible({
      timeout: 3_000,
    });
  }).toPass();
});

test('reloading in the middle of an essay resumes it, and no section is written twice', async ({ page }) => {
  model.behave(
    { kind: 'answer', words: [outline] },
    { kind: 'answer', words: englishSection(30), pauseMs: 250 },
  );
  const dialog = await orderEssay(page);
  await expect(dialog.getByText('Was der Hafen erzählt')).toBeVisible();
  const asked = model.seen.requests.length;

  await page.reload();
  await expect(dialog.getByText('Was der Hafen erzählt')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/document\/[\w-]+$/);
  // Five sections and the outline: none was requested twice.
  expect(model.seen.requests.length - asked).toBeLessThanOrEqual(5);
  const { docs } = await (await page.request.get(`${model.origin}/docs/list`)).json();
  expect(docs).toHaveLength(1);
});

test('regression 190: an essay of refusals creates no document and costs nothing', async ({ page }) => {
  const refusal = { kind: 'answer', words: ['I’m sorry, but I can’t help with that.'] } as const;
  model.behave({ kind: 'answer', words: [outline] }, refusal);
  const dialog = await orderEssay(page);
  await expect(dialog.getByText(/declined/)).toBeVisible();
  const { docs } = await (await page.request.get(`${model.origin}/docs/list`)).json();
  expect(docs).toEqual([]);
  const { limit } = await (await page.request.get(`${model.origin}/account/remaining_words_limit`)).json();
  expect(limit).toBe(200);
});

test('regression 222: another window of the account shows the essay in progress, then its document', async ({
  page,
  context,
}) => {
  model.behave(
    { kind: 'answer', words: [outline] },
    { kind: 'answer', words: englishSection(40), pauseMs: 1_200 },
  );
  const dialog = await orderEssay(page);
  await expect(dialog.getByText('Was der Hafen erzählt')).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${model.origin}/app/`);
  await expect(other.getByText('Was der Hafen erzählt')).toBeVisible();
  await other.getByRole('button', { name: 'Watch it here' }).click();
  await expect(other.getByRole('dialog').getByText('Was der Hafen erzählt')).toBeVisible();
  await expect(other).toHaveURL(/\/app\/document\/[\w-]+$/);
  await expect(page).toHaveURL(/\/app\/document\/[\w-]+$/);
});
