import { expect, test } from './fixtures/writer.ts';

const long = "Kids can't get enough of this game, and lots of parents think it's a big problem for school.";
const short = "It's fun and kids can't stop.";

test('changing the audience rewrites the long paragraphs, and one undo reverts it', async ({
  page,
  writer,
}) => {
  const paragraphs = writer.text.locator('p');
  await writer.open();
  await writer.text.click();
  await page.keyboard.insertText(long);
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(short);
  await writer.waitUntilStored('fun');
  await page.getByRole('tab', { name: 'Tools' }).click();
  const sent = page.waitForRequest('**/v2/text/update_config');
  await page.getByRole('radio', { name: 'Academic' }).click();
  expect((await sent).postDataJSON()).toEqual({
    audience: 'academic',
    formality: 'standard',
    writingStyle: 'describe',
    suggestionsEnabled: true,
    autocompleteEnabled: true,
    buttonSectionsEnabled: true,
    text: long,
  });
  await expect(page.getByRole('region', { name: 'Voice' }).getByText('1 paragraph rewritten.')).toHaveCount(
    2,
  );
  await expect(paragraphs.first()).not.toHaveText(long);
  await expect(paragraphs.last()).toHaveText(short);
  await expect(writer.text).toHaveAttribute('contenteditable', 'true');
  await writer.text.click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(paragraphs).toHaveText([long, short]);
  await page.reload();
  await page.getByRole('tab', { name: 'Tools' }).click();
  await expect(page.getByRole('radio', { name: 'Academic' })).toBeChecked();
});

test('on a phone, the Stop button is visible as soon as rewriting starts', async ({ page, writer }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/v2/text/update_config', () => undefined);
  await writer.openAtEnd(long);
  await page.getByRole('button', { name: 'Suggestions' }).click();
  await page.getByRole('tab', { name: 'Tools' }).click();
  await page.getByRole('radio', { name: 'Academic' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeInViewport({ ratio: 1, timeout: 5_000 });
});
