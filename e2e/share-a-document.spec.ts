import { selectWords } from './fixtures/select-words.ts';
import { expect, test } from './fixtures/writer.ts';

test('a link is made, read and commented on, answered beside the text, and revoked', async ({
  page,
  writer,
  browser,
}) => {
  test.slow();
  await writer.open({ text: 'The tide comes in at night. Nobody on the shore saw it.' });
  const share = page.getByRole('dialog', { name: 'Share this document' });
  const openDialog = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Share a link' }).click();
  };
  await openDialog();
  await share.getByRole('textbox', { name: 'Who is it for?' }).fill('Ms Meyer');
  await share.getByRole('checkbox', { name: 'Ask for a password' }).click();
  await share.getByLabel('Password', { exact: true }).fill('linden');
  await share.getByRole('button', { name: 'Create link' }).click();
  await expect(share).toContainText('The link for Ms Meyer is ready');
  const address = await share.locator('code').innerText();
  await expect(share.getByRole('listitem')).toContainText('Read and comment · With a password');
  await share.getByRole('button', { name: 'Close' }).last().click();

  const reader = await (await browser.newContext()).newPage();
  await reader.goto(address);
  await reader.getByLabel('Password', { exact: true }).fill('lime');
  await reader.keyboard.press('Enter');
  await expect(reader.getByRole('alert').or(reader.getByText(/does not open/))).toBeVisible();
  await reader.getByLabel('Password', { exact: true }).fill('linden');
  await reader.keyboard.press('Enter');
  await expect(reader.getByText('Nobody on the shore saw it.')).toBeVisible();
  await selectWords(reader, 'on the shore');
  await reader.getByRole('button', { name: 'Comment', exact: true }).click();
  await reader.getByLabel('Your name').fill('Clara Meyer');
  await reader.getByLabel('Comment', { exact: true }).fill('Which shore?');
  await reader.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(reader.locator('mark')).toHaveText('on the shore');

  await page.evaluate(() => void dispatchEvent(new Event('focus')));
  await expect(page.getByRole('tab', { name: /^Comments/ })).toHaveAccessibleName(/1 open comment/);
  await writer.text.locator('[data-comment]').click();
  const card = page.getByRole('article');
  await expect(card).toContainText('Which shore?');
  await card.getByRole('textbox').fill('The one of Whitby.');
  await card.getByRole('button', { name: 'Answer' }).click();
  await expect(reader.getByText('The one of Whitby.')).toBeVisible();

  await openDialog();
  await expect(share.getByRole('listitem').last()).toContainText(/Clara Meyer, last on .*, 1 comment/);
  await share.getByRole('button', { name: 'Revoke the link for Ms Meyer' }).click();
  await share.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(share).toContainText('Nobody has a link');
  await expect(reader.getByText('Nobody on the shore saw it.')).toBeHidden();
  await expect(reader.getByRole('heading')).toBeVisible();
});
