import type { Behaviour } from '../apps/api/src/generation/testing/model-server.ts';
import { serveWithModel } from './fixtures/serve-with-model.ts';
import { expect, test } from './fixtures/writer.ts';

const paragraphs = [
  'The harbour is quiet at dusk, and the boats come in one after the other with their lamps lit.',
  'The market opens before the sun is up, and the fish are sold before the town has had its coffee.',
];
const begun = ['The ', 'boats '];
const answered = { kind: 'answer', words: ['The boats come home at dusk.'] } as const;

interface Fault {
  readonly name: string;
  readonly behaviour: Behaviour;
  readonly sentence: RegExp;
  /** A few words are complete wherever they end. */
  readonly mayBeOffered?: boolean;
}

const refused = /cannot be used here/;
const unusable = /cannot be used/;
const endedEarly = /ended before it was complete/;
const hasFailed = /Something went wrong/;

const faults: readonly Fault[] = [
  { name: 'a wrong key', behaviour: { kind: 'status', status: 401 }, sentence: refused },
  { name: 'too many calls', behaviour: { kind: 'status', status: 429 }, sentence: /is busy/ },
  { name: 'its own fault', behaviour: { kind: 'status', status: 500 }, sentence: hasFailed },
  {
    name: 'a web page',
    behaviour: { kind: 'raw', contentType: 'text/html', body: '<h1>Hello</h1>' },
    sentence: unusable,
  },
  {
    name: 'a refusal',
    behaviour: { kind: 'answer', words: ['I’m sorry, ', 'but I can’t help with that.'] },
    sentence: /declined/,
  },
  {
    name: 'an answer cut by its length',
    behaviour: { kind: 'answer', words: ['At dusk the harbour is quiet, and the boats '], ending: 'length' },
    sentence: endedEarly,
    mayBeOffered: true,
  },
  {
    name: 'a content filter',
    behaviour: { kind: 'answer', words: ['At dusk '], ending: 'content_filter' },
    sentence: /withheld/,
  },
  {
    name: 'another language',
    behaviour: {
      kind: 'answer',
      words: [
        'Au crépuscule le port est calme et les bateaux rentrent un par un avec leurs lampes allumées.',
      ],
    },
    sentence: /another language/,
    mayBeOffered: true,
  },
  { name: 'a cut connection', behaviour: { kind: 'drop', words: begun }, sentence: endedEarly },
  { name: 'a broken stream', behaviour: { kind: 'malformed', words: begun }, sentence: endedEarly },
];

const model = serveWithModel();

for (const { name, behaviour, sentence, mayBeOffered = false } of faults) {
  test(`${name}: each action reports it, leaves the text intact and can be retried`, async ({
    page,
    writer,
  }) => {
    const lines = writer.text.locator('> p');
    const isWhole = async () => {
      await expect(writer.text).toHaveAttribute('contenteditable', 'true');
      await expect(lines).toHaveText(paragraphs);
    };
    const left = async (): Promise<number> =>
      (await (await page.request.get(`${model.origin}/account/remaining_words_limit`)).json()).limit;
    /** Both on the server and on the page. */
    const costsNothing = async (before: number) => {
      expect(await left()).toBe(before);
      await expect(page.getByText(`${before} words`, { exact: true })).toBeVisible();
    };

    await page.goto(`${model.origin}/app/`);
    await page.getByRole('button', { name: /^(Blank|New$)/ }).click();
    await writer.text.click();
    // Switched off, because it would make a charged request at every pause.
    await page.keyboard.press('ControlOrMeta+Alt+i');
    for (const [index, text] of paragraphs.entries()) {
      if (index > 0) await page.keyboard.press('Enter');
      await page.keyboard.insertText(text);
    }
    for (const action of ['Improve fluency', 'Your own instruction']) {
      await test.step(`the AI card: ${action}`, async () => {
        const card = page.getByRole('region', { name: 'Octavo AI' });
        model.behave(behaviour);
        await lines.first().click();
        await page.keyboard.press('Home');
        await page.keyboard.press('Shift+End');
        await page.keyboard.press('ControlOrMeta+j');
        const before = await left();
        if (action === 'Improve fluency') await card.getByRole('button', { name: action }).click();
        else {
          await card.getByRole('textbox', { name: action }).fill('Say it shorter');
          await page.keyboard.press('Enter');
        }
        await expect(card.getByText('Error:')).toHaveText(sentence);
        await expect(card.getByText('Prerequisite action failed')).toHaveCount(2);
        await expect(card.getByRole('button', { name: /^Accept/ })).toHaveAttribute('aria-disabled', 'true');
        await costsNothing(before);
        await expect(card.getByText(/^Your text is unchanged/)).toHaveText(
          'Your text is unchanged. No AI words were charged.',
        );

        model.behave(answered);
        await card.getByRole('button', { name: 'Try again' }).click();
        await expect(card.getByRole('button', { name: /^Accept/ })).not.toHaveAttribute(
          'aria-disabled',
          'true',
        );
        await card.getByRole('button', { name: 'Cancel' }).click();
        await isWhole();
      });
    }

    await page.getByRole('tab', { name: 'Tools' }).click();
    await test.step('a change of formality', async () => {
      const voice = page.getByRole('region', { name: 'Voice' });
      const choose = async (formality: string) => {
        await voice.getByRole('radio', { name: formality }).click();
      };
      const before = await left();
      model.behave(behaviour);
      await choose('Polished');
      await expect(voice.getByText('2 paragraphs were left as they were:')).toBeVisible();
      await expect(voice.getByText(sentence)).toBeVisible();
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await isWhole();
      await costsNothing(before);

      model.behave(answered);
      await choose('Standard');
      await expect(lines.first()).toHaveText('The boats come home at dusk.');
      await expect(writer.text).toHaveAttribute('contenteditable', 'true');
      await writer.text.click();
      await page.keyboard.press('ControlOrMeta+z');
      await isWhole();
    });

    await test.step('make it sound local', async () => {
      const local = page.getByRole('region', { name: 'Make it sound local' });
      const before = await left();
      model.behave(behaviour);
      await local.getByRole('button', { name: 'Make it sound local' }).click();
      await expect(local.getByRole('alert')).toHaveText(sentence);
      await isWhole();
      await costsNothing(before);

      model.behave({ kind: 'americanises', misdeed: 'none' });
      await local.getByRole('button', { name: 'Make it sound local' }).click();
      await local.getByRole('button', { name: 'Reject' }).click();
      await isWhole();
    });

    if (mayBeOffered) return;
    await test.step('finish as I type says nothing', async () => {
      model.behave(behaviour);
      await lines.last().click();
      await page.keyboard.press('ControlOrMeta+Alt+i');
      await page.keyboard.press('ControlOrMeta+End');
      const asked = page.waitForResponse('**/v2/text/autocomplete');
      await page.keyboard.type(' And');
      await asked;
      await expect(page.locator('[data-ghost-text]')).toBeHidden();
      await expect(page.getByRole('alertdialog')).toBeHidden();
    });
  });
}

test('regression 18: an endless version cannot be accepted', async ({ page, writer }) => {
  model.behave(answered);
  await page.goto(`${model.origin}/app/`);
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  await model.makePro(page.request);
  await page.getByRole('button', { name: /^(Blank|New$)/ }).click();
  await writer.text.click();
  await page.keyboard.insertText(paragraphs[0] ?? '');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+j');
  const card = page.getByRole('region', { name: 'Octavo AI' });
  model.behave({ kind: 'endless', pauseMs: 0 });
  await card.getByRole('button', { name: 'Paraphrase' }).click();
  await expect(card.getByText('Error:')).toHaveText(/far more or far less/);
  await expect(card.getByRole('button', { name: /^Accept/ })).toHaveAttribute('aria-disabled', 'true');
});

test('regression 192: what a model says around its answer is not part of the version', async ({
  page,
  writer,
}) => {
  const version = 'At dusk the harbour falls silent while the boats return one by one, their lamps burning.';
  const [text = ''] = paragraphs;
  await page.goto(`${model.origin}/app/`);
  await page.getByRole('button', { name: /^(Blank|New$)/ }).click();
  await writer.text.click();
  await page.keyboard.press('ControlOrMeta+Alt+i');
  await page.keyboard.insertText(text);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+j');
  const added = `Okay, the user wants it reworded.</think>Sure! Here it is:\n\n"${version}"\n\nLet me know if you’d like changes!`;
  model.behave({ kind: 'answer', words: added.match(/.{1,7}|\n/g) ?? [] });
  const card = page.getByRole('region', { name: 'Octavo AI' });
  await card.getByRole('button', { name: 'Paraphrase' }).click();
  const accept = card.getByRole('button', { name: /^Accept/ });
  await expect(accept).not.toHaveAttribute('aria-disabled', 'true');
  await accept.click();
  await expect(writer.text.locator('> p').first()).toHaveText(version);
});
