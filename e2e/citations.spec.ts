import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures/writer.ts';

test('sources found for a passage are cited, listed in a style and exported to files', async ({
  page,
  writer,
}) => {
  const card = page.getByRole('region', { name: 'Find a source' });
  const list = page.getByRole('region', { name: 'References' });

  await writer.open();
  await page.getByRole('textbox', { name: 'Title' }).fill('Notes');
  await writer.text.click();
  await page.keyboard.type('The pen is mightier than the keyboard.');

  await test.step('a work is found and cited', async () => {
    await page.keyboard.press('ControlOrMeta+Alt+q');
    await expect(card.getByText('Only this passage is sent, to Crossref and Open Library.')).toBeVisible();
    await expect(card.getByRole('link', { name: /Found in Crossref/ }).first()).toHaveAttribute(
      'href',
      'https://doi.org/10.1177/0956797614524581',
    );
    // The icon of doi.org, instead of the book that is shown without one.
    const work = card.getByRole('listitem').filter({ hasText: 'The Pen Is Mightier' }).first();
    await expect(work.locator('img')).toBeVisible();
    await expect(work.locator('svg.lucide-book-open')).toHaveCount(0);
    await card.getByRole('button', { name: /^Cite The Pen Is Mightier/ }).click();
    await expect(card).toBeHidden();
    await expect(writer.text.locator('p').first()).toHaveText(
      'The pen is mightier than the keyboard (Mueller & Oppenheimer, 2014).',
    );
    await expect(list).toContainText('Mueller, P. A., & Oppenheimer, D. M. (2014).');
  });

  await test.step('the citation’s card is edited by mouse and by keyboard', async () => {
    const citation = writer.text.locator('cite[data-inline-citation]');
    const form = page.getByRole('dialog', { name: 'Citation' });
    await citation.click();
    // No browser default border.
    await expect(form.getByRole('group').first()).toHaveCSS('border-top-width', '0px');
    await form.getByLabel('Place in the work').fill('12-15');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(citation).toHaveText('(Mueller & Oppenheimer, 2014, pp. 12–15)');
    await citation.click();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toBeHidden();
    await page.keyboard.press('Enter');
    await form.getByRole('switch', { name: 'The author is part of the sentence' }).click();
    await form.getByLabel('Place in the work').fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(citation).toHaveText('Mueller & Oppenheimer (2014)');
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(citation).toHaveText('(Mueller & Oppenheimer, 2014)');
  });

  await test.step('another work is added by its DOI', async () => {
    await list.getByRole('button', { name: 'Add a reference' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('DOI').fill('10.1038/171737a0');
    await form.getByRole('button', { name: 'Look it up' }).click();
    await expect(form.getByLabel('Title')).toHaveValue('Molecular Structure of Nucleic Acids');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(list).toContainText('Molecular Structure of Nucleic Acids');
    await expect(list).toContainText('1 reference is not cited');
  });

  await test.step('a duplicate reference is refused, with a warning', async () => {
    const entries = await list.getByRole('listitem').count();
    await list.getByRole('button', { name: 'Add a reference' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('DOI').fill('10.1038/171737A0');
    await form.getByLabel('Title').fill('The same work again');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(form.getByText('This reference is listed already.')).toBeVisible();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(entries);
  });

  await test.step('references are imported, and an invalid one is reported', async () => {
    await list.getByRole('button', { name: 'Import' }).click();
    const form = page.getByRole('dialog');
    await form
      .getByLabel('References')
      .fill(
        '@book{a, title = {Used books}, author = {Sherman, William H.}, year = 2008}\n@book{b, title = {No end',
      );
    await form.getByRole('button', { name: 'Import' }).click();
    await expect(form.getByText('1 reference was added to the document.')).toBeVisible();
    await expect(form.getByText('This entry cannot be read.')).toBeVisible();
    await form.getByRole('button', { name: 'Import more' }).click();
    await form.getByLabel('References').fill('10.1038/171737a0\n978-0-300-09720-7');
    await form.getByRole('button', { name: 'Import' }).click();
    await expect(form.getByText('1 reference was added to the document.')).toBeVisible();
    await expect(form.getByText('The document lists it already.')).toBeVisible();
    await form.getByRole('button', { name: 'Done' }).click();
    await expect(list).toContainText('Sherman, W. H. (2008).');
    await expect(list).toContainText('Marginalia: readers writing in books');
  });

  await test.step('changing the style changes the list and the citations', async () => {
    await list.getByRole('combobox', { name: 'Citation style' }).click();
    await page.getByRole('option', { name: 'IEEE' }).click();
    await expect(writer.text.locator('p').first()).toHaveText('The pen is mightier than the keyboard [1].');
    await expect(list).toContainText('[1] P. A. Mueller and D. M. Oppenheimer');
  });

  await test.step('everything is saved and exported', async () => {
    await writer.waitUntilStored('"format":"IEEE"');
    const saved = page.waitForEvent('download');
    await list.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'BibTeX' }).click();
    expect(await readFile(await (await saved).path(), 'utf8')).toContain('@article{mueller2014,');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const file = await page.request.post(`/docs/download/${id}`, {
      data: { fileType: 'md', margin: 25, pageSize: 'A4', fontSize: 11, font: 'tinos' },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(await file.text()).toContain('keyboard \\[1\\].');
    await page.reload();
    await expect(writer.text.locator('p').first()).toHaveText('The pen is mightier than the keyboard [1].');
  });
});
