import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/writer.ts';

const first = 'Kids can’t get enough of this game, and lots of parents think it’s a big problem for school.';
const second =
  'It’s a shame that kids don’t read as much as they did when we were young and had nothing else.';

/** Collects the page's warnings and uncaught errors. */
function listen(page: Page) {
  const warnings: string[] = [];
  const thrown: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && !message.text().includes('Playwright')) warnings.push(message.text());
  });
  page.on('pageerror', (error) => void thrown.push(error.message));
  return { warnings, thrown };
}

test('a paragraph that cannot be rewritten is logged and skipped, and the rest is rewritten', async ({
  page,
  writer,
}) => {
  const { warnings, thrown } = listen(page);
  const paragraphs = writer.text.locator('p');
  await writer.open();
  await writer.text.click();
  await page.keyboard.insertText(first);
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(second);
  await writer.waitUntilStored('nothing else');
  await page.route('**/v2/text/update_config', async (route) =>
    route.request().postDataJSON().text === first
      ? route.fulfill({ status: 500, json: { error: 'The engine broke.', code: 'internal' } })
      : route.continue(),
  );
  await page.getByRole('tab', { name: 'Tools' }).click();
  await page.getByRole('radio', { name: 'Academic' }).click();

  await expect(page.getByText('1 paragraph was left as it was:').first()).toBeVisible();
  await expect(paragraphs.first()).toHaveText(first);
  await expect(paragraphs.last()).not.toHaveText(second);
  // The reason is shown next to the unchanged paragraph, in words the reader understands, without interrupting.
  await expect(page.getByText('Something went wrong on our side.').first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(warnings).toEqual([expect.stringContaining('A paragraph could not be rewritten')]);
  expect(thrown).toEqual([]);
});

test('a failed apply-all is logged and clears the highlights', async ({ page, writer }) => {
  const { warnings, thrown } = listen(page);
  await writer.open();
  await writer.text.click();
  await writer.paste('<p>The students recieve their prizes in the goverment building every year.</p>');
  const marks = writer.text.locator('[data-suggestion]');
  await expect(marks).toHaveCount(2);
  // A change of the text that the editor cannot make.
  await writer.text.evaluate((element: HTMLElement & { editor?: { view: View } }) => {
    const view = element.editor?.view;
    if (view === undefined) throw new Error('The text has no editor.');
    const { dispatch } = view;
    view.dispatch = (transaction) => {
      if (transaction.docChanged) throw new Error('The text is not to be changed.');
      dispatch.call(view, transaction);
    };
  });
  await page.getByRole('button', { name: /^Apply all/ }).click();

  await expect(marks).toHaveCount(0);
  await expect(writer.text).toContainText('recieve');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(warnings).toEqual([expect.stringContaining('The suggestions could not all be applied.')]);
  expect(thrown).toEqual([]);
});

interface View {
  dispatch: (transaction: { readonly docChanged: boolean }) => void;
}
