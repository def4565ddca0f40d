import { serveWithModel } from './fixtures/serve-with-model.ts';
import { expect, test } from './fixtures/writer.ts';

const model = serveWithModel();
const answer = (text: string) => ({ kind: 'answer', words: [text] }) as const;

test.beforeEach(async ({ page, writer }) => {
  await page.goto(`${model.origin}/app/`);
  await page.getByRole('button', { name: /^(Blank|New$)/ }).click();
  await writer.text.click();
  // Switched off, because it would make a request at every pause.
  await page.keyboard.press('ControlOrMeta+Alt+i');
});

test('regression 217: a list that was asked for is inserted as a list, as one undo step', async ({
  page,
  writer,
}) => {
  await page.keyboard.insertText('The harbour is quiet at dusk.');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('The boats come in with their lamps lit.');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+j');
  const card = page.getByRole('region', { name: 'Octavo AI' });
  model.behave(answer('- The **harbour** is quiet at dusk.\n- The boats come in with their lamps lit.'));
  await card.getByRole('textbox', { name: 'Your own instruction' }).fill('Make this a bullet list');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: /^Accept/ })).toBeEnabled();
  await card.getByRole('radio', { name: 'Clean' }).click();
  await expect(
    card.getByRole('radiogroup', { name: 'Versions', exact: true }),
    'regression 235',
  ).toContainText('• The harbour is quiet at dusk.\n• The boats come in with their lamps lit.', {
    useInnerText: true,
  });
  await card.getByRole('button', { name: /^Accept/ }).click();
  await expect(writer.text.locator('ul > li')).toHaveText([
    'The harbour is quiet at dusk.',
    'The boats come in with their lamps lit.',
  ]);
  await expect(writer.text.locator('strong')).toHaveText('harbour');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(writer.text.locator('> p').first()).toHaveText('The harbour is quiet at dusk.');
  await expect(writer.text.locator('ul')).toHaveCount(0);
});

test('regression 218: Markdown from a model is formatted, and the writer’s own characters stay', async ({
  page,
  writer,
}) => {
  await page.keyboard.insertText(
    'The tide is 2*3*4 metres high in snake_case_bay and nobody knows why it is.',
  );
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+j');
  const card = page.getByRole('region', { name: 'Octavo AI' });
  model.behave(
    answer('# In snake_case_bay the tide is **2*3*4 metres** high, and *nobody* knows why it is so.'),
  );
  await card.getByRole('button', { name: 'Paraphrase' }).click();
  await card.getByRole('button', { name: /^Accept/ }).click();
  await expect(writer.text.locator('> *').first()).toHaveText(
    'In snake_case_bay the tide is 2*3*4 metres high, and nobody knows why it is so.',
  );
  await expect(writer.text.locator('h1')).toHaveCount(0);
  await expect(writer.text.locator('strong')).toHaveText('2*3*4 metres');
  await expect(writer.text.locator('em')).toHaveText('nobody');
});
