import { expect, test } from './fixtures/writer.ts';

test('from an idea to an essay and to a board, without a language model', async ({ page, writer }) => {
  const dialog = page.getByRole('dialog');
  const next = () => dialog.getByRole('button', { name: /^(Continue|Find theses|Write the essay)/ }).click();
  await page.goto('/app/');
  const arrow = page.getByText('New here? First a thesis, then the words.');
  await expect(arrow).toBeVisible();

  await page.getByRole('button', { name: /^Essay/ }).click();
  await expect(dialog.getByText(/You get an outline/)).toBeVisible();
  await expect(arrow).toHaveCount(0);
  await next();
  await dialog.getByRole('radio', { name: /A thesis first/ }).click();
  await next();
  await dialog.getByLabel('Your topic').fill('night trains');

  // Closed halfway, it resumes where it was.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: /^Essay/ }).click();
  await expect(dialog.getByLabel('Your topic')).toHaveValue('night trains');
  await next();
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await dialog.getByRole('radio').nth(1).click();
  await next();
  await expect(dialog.getByLabel('Your thesis')).toHaveValue(/night trains/);
  await next();
  await dialog.getByRole('button', { name: '50 words fewer' }).click();
  await next();
  await dialog.getByRole('radio', { name: /^Argumentative/ }).click();
  await next();
  await expect(dialog.getByRole('radio', { name: /^APA 7/ })).toBeChecked();
  const sent = page.waitForRequest('**/essay/create');
  await next();
  expect((await sent).postDataJSON()).toMatchObject({
    action: 'generate-thesis-statement',
    topic: 'night trains',
    wordCount: 450,
    style: 'argumentative',
    academicLevel: 'undergraduate',
    referenceStyle: 'APA 7',
    language: 'en',
    category: '',
  });

  await expect(page).toHaveURL(/\/app\/document\/[\w-]+$/);
  await expect(dialog).toHaveCount(0);
  await expect(writer.text).toContainText('night trains');
  expect(await writer.stored()).toMatchObject({ writingMode: 'essay' });
  const halted = page.getByRole('heading', { name: 'Suggestions are off' });
  await expect(halted).toBeVisible();
  await page.getByRole('button', { name: 'Switch suggestions on' }).click();
  await expect(halted).toHaveCount(0);

  await page.goto('/app/');
  await expect(arrow).toHaveCount(0);
  await page.getByRole('button', { name: /^Brainstorm/ }).click();
  await next();
  await dialog.getByLabel('Topic').fill('tidal power');
  await dialog.getByRole('button', { name: /^Find ideas/ }).click();
  await expect(page).toHaveURL(/\/app\/document\/[\w-]+$/);
  await expect(writer.text.getByRole('listitem').first()).toBeVisible();
  expect(await writer.stored()).toMatchObject({ writingMode: 'brainstorm' });

  // A point of the board becomes an essay.
  const point = writer.text.getByRole('listitem').first();
  const words = (await point.innerText()).trim();
  await point.click();
  await page.getByRole('button', { name: 'More formatting' }).click();
  await page.getByRole('button', { name: 'Write an essay on this point' }).click();
  await expect(dialog.getByLabel('Your topic')).toHaveValue(words);
});

test('a topic found by its category becomes an essay, and going back keeps the choices', async ({
  page,
  writer,
}) => {
  const dialog = page.getByRole('dialog');
  const next = () => dialog.getByRole('button', { name: /^(Continue|Write the essay)/ }).click();
  await page.goto('/app/');
  await page.getByRole('button', { name: /^Essay/ }).click();
  await dialog.getByRole('radio', { name: /With a topic from the list/ }).click();
  await next();
  await dialog.getByRole('radio', { name: 'Science', exact: true }).click();
  await next();
  await dialog.getByRole('radio', { name: 'Climate Science' }).click();
  await next();
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await dialog.getByRole('radio').first().click();
  await next();
  const fewer = dialog.getByRole('button', { name: '50 words fewer' });
  await fewer.click();
  await next();
  await dialog.getByRole('radio', { name: /^Memoir/ }).click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuenow', '450');
  await next();
  await expect(dialog.getByRole('radio', { name: /^Memoir/ })).toBeChecked();
  await next();
  const sent = page.waitForRequest('**/essay/create');
  await next();
  expect((await sent).postDataJSON()).toMatchObject({
    category: 'Science',
    subCategory: 'Climate Science',
    wordCount: 450,
    style: 'memoir',
  });
  await expect(page).toHaveURL(/\/app\/document\/[\w-]+$/);
  await expect(writer.text).not.toHaveText('');
});
