import { expect, test } from './fixtures/writer.ts';

const british = ['The colour of the harbour at dusk.', 'Its centre is grey.'];
const american = ['The color of the harbor at dusk.', 'Its center is gray.'];

test('a text is made local, reviewed, rejected, accepted, and restored by one undo', async ({
  page,
  writer,
}) => {
  const paragraphs = writer.text.locator('p');
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  const stored = async () => JSON.stringify((await writer.stored()).content);

  await writer.open();
  await writer.text.click();
  await page.keyboard.type(british[0] ?? '');
  await page.keyboard.press('Enter');
  await page.keyboard.type(british[1] ?? '');
  await writer.waitUntilStored('centre');
  await page.getByRole('tab', { name: 'Tools' }).click();

  await press('Make it sound local');
  await expect(page.getByRole('button', { name: 'Accept' })).toBeFocused();
  await expect(paragraphs).toHaveText(american);
  await expect(writer.text).toHaveAttribute('contenteditable', 'false');
  await press('Preview original');
  await expect(paragraphs).toHaveText(british);
  await press('Preview changes');
  expect(await stored()).toContain('colour');
  await press('Reject');
  await expect(paragraphs).toHaveText(british);
  await expect(writer.text).toHaveAttribute('contenteditable', 'true');

  await press('Make it sound local');
  await press('Accept');
  await expect(paragraphs).toHaveText(american);
  await writer.waitUntilStored('harbor');
  await writer.text.click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(paragraphs).toHaveText(british);
});

test('regression 18: the button keeps sparkling while the request is pending', async ({ page, writer }) => {
  await page.route('**/v2/main/make-local', () => undefined);
  await writer.open();
  await writer.text.click();
  await page.keyboard.type(british[0] ?? '');
  await page.getByRole('tab', { name: 'Tools' }).click();
  await page.getByRole('region', { name: 'Make it sound local' }).evaluate((section) => {
    let count = 0;
    section.addEventListener('animationstart', () => (section.dataset['sparkled'] = String((count += 1))));
  });
  await page.getByRole('button', { name: 'Make it sound local' }).click();
  await expect(page.locator('[data-sparkled="3"]')).toBeVisible();
  await page.getByRole('button', { name: /Click to cancel/ }).click();
});

test('cancelling leaves the text unchanged and saved', async ({ page, writer }) => {
  await page.route('**/v2/main/make-local', () => undefined);
  await writer.open();
  await writer.text.click();
  await page.keyboard.type(british[0] ?? '');
  await page.getByRole('tab', { name: 'Tools' }).click();
  await page.getByRole('button', { name: 'Make it sound local' }).click();
  await expect(writer.text).toHaveAttribute('contenteditable', 'false');
  await page.getByRole('button', { name: /Click to cancel/ }).click();
  await expect(writer.text.locator('p')).toHaveText(british.slice(0, 1));
  await writer.waitUntilStored('colour');

  await page.getByRole('button', { name: 'Make it sound local' }).click();
  await page.goto('/app/');
  await page.goBack();
  await expect(writer.text).toHaveAttribute('contenteditable', 'true');
  await expect(writer.text.locator('p')).toHaveText(british.slice(0, 1));
});

test('regression 413: a language that the fixed rules do not cover says so before the first try', async ({
  page,
  writer,
}) => {
  await writer.open();
  await writer.text.click();
  await page.keyboard.insertText('Der Hafen ist am Abend still, und die Boote kommen nach Hause.');
  await writer.waitUntilStored('Hafen');
  await page.goto(`${page.url()}?lng=de-DE`);
  await page.getByRole('tab', { name: 'Werkzeuge' }).click();
  const local = page.getByRole('region', { name: 'Landestypisch machen' });
  await expect(local.getByText(/^Ohne KI geht das nur auf Englisch/)).toBeVisible();
  await local.getByRole('button', { name: 'Landestypisch machen' }).click();
  await expect(local.getByRole('alert')).toBeVisible();
  await expect(writer.text).toContainText('Der Hafen ist am Abend still');
});
