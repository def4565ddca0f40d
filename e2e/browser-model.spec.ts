import type { Page, Request } from '@playwright/test';
import {
  installLanguageModelPeer,
  type PeerBehaviour,
  type PeerRecord,
} from '../apps/web/src/browser-model/testing/language-model-peer.ts';
import { expect, test, type Writer } from './fixtures/writer.ts';

const text = 'The harbour is quiet at dusk, and the boats come in one after the other with their lamps lit.';
const versions = [
  'At dusk the harbour falls quiet, and the boats return one by one with their lamps lit.',
  'The harbour grows quiet at dusk while boat after boat comes home with its lamps lit.',
  'Quiet settles on the harbour at dusk, and one after another the boats come in, lamps lit.',
];
const refusal = 'I’m sorry, but I can’t help with that.';
const byBrowser = 'Written by your browser’s own model, on this device';

/** A peer of the Prompt API instead of the browser's own: no browser on the machines of the tests has a model. */
const giveModel = (page: Page, behaviour: PeerBehaviour): Promise<unknown> =>
  page.addInitScript(installLanguageModelPeer, behaviour);

const switchOn = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('enable_browser_model', 'true'));

/** What the peer in the page was asked. */
const asked = (page: Page): Promise<PeerRecord> =>
  page.evaluate(() => {
    const { LanguageModel } = globalThis as unknown as { LanguageModel: { record: PeerRecord } };
    return LanguageModel.record;
  });

const left = async (page: Page): Promise<number> =>
  (await (await page.request.get('/account/remaining_words_limit')).json()).limit;

/** Opens a card on the whole text; returns what the page sends from then on. */
async function openCard(page: Page, writer: Writer) {
  await writer.open({ text });
  await expect(writer.text).toContainText(text);
  // Otherwise it would send the text at every pause.
  await page.keyboard.press('ControlOrMeta+Alt+i');
  await writer.text.click();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+j');
  const card = page.getByRole('region', { name: 'Octavo AI' });
  await expect(card).toBeVisible();
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  return { card, carryingText: () => sent.filter((one) => one.postData()?.includes('harbour')) };
}

test('a browser without the API gets no offer', async ({ page, writer }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'LanguageModel'));
  await page.goto('/app/account/');
  await expect(page.getByRole('switch', { name: 'AI in the editor' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'This browser’s own model' })).toHaveCount(0);
  const { card } = await openCard(page, writer);
  await card.getByRole('button', { name: 'Improve fluency' }).click();
  await expect(card.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(card.getByText('Your browser has a language model')).toHaveCount(0);
});

test('the browser’s model is off by default; switching it on shows the download, and the choice persists', async ({
  page,
}) => {
  const shares = [0.2, 0.4, 0.6, 0.8];
  await giveModel(page, { availability: 'downloadable', shares, pauseMs: 600, needsPress: true });
  await page.goto('/app/account/');
  const own = page.getByRole('switch', { name: 'This browser’s own model' });
  await expect(own).not.toBeChecked();
  await own.click();
  const bar = page.getByRole('progressbar', { name: 'Downloading the model' });
  await expect(bar).toHaveAttribute('aria-valuetext', '40%');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(bar).toBeHidden();
  await expect(own).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('enable_browser_model'))).toBeNull();
  await own.click();
  await expect(page.getByRole('progressbar', { name: 'Loading the model into memory' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(own).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('enable_browser_model'))).toBe('true');
  await own.click();
  await expect(own).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('enable_browser_model'))).toBe('false');
});

test('the browser’s model writes three versions: nothing is sent and nothing is charged', async ({
  page,
  writer,
}) => {
  await giveModel(page, { answers: versions, pauseMs: 20 });
  await switchOn(page);
  const { card, carryingText } = await openCard(page, writer);
  await expect(card.getByText('Your text stays on this device, and no AI words are used.')).toBeVisible();
  const before = await left(page);
  await card.getByRole('button', { name: 'Improve fluency' }).click();
  await expect(card.getByText('All three versions are ready')).toBeAttached();
  await expect(card.getByText(byBrowser)).toBeVisible();
  const columns = card.getByRole('radiogroup', { name: 'Versions', exact: true });
  await card.getByRole('radio', { name: 'Clean' }).click();
  for (const version of versions) await expect(columns).toContainText(version);
  const { prompts, open } = await asked(page);
  expect([prompts.length, open]).toEqual([3, 0]);
  expect(prompts[0]).toContain(text);
  expect(carryingText().map((request) => request.url())).toEqual([]);
  await card.getByRole('button', { name: /^Accept version 1/ }).click();
  await expect(writer.text.locator('p').first()).toHaveText(versions[0] ?? '');
  expect(await left(page)).toBe(before);
});

test('a refusal never replaces the text, and trying again can succeed', async ({ page, writer }) => {
  await giveModel(page, { answers: [refusal, refusal, ...versions] });
  await switchOn(page);
  const { card, carryingText } = await openCard(page, writer);
  await card.getByRole('button', { name: 'Improve fluency' }).click();
  await expect(card.getByText('Error:')).toHaveText(/declined/);
  await expect(card.getByText('Prerequisite action failed')).toHaveCount(2);
  await expect(card.getByRole('button', { name: /^Accept/ })).toHaveAttribute('aria-disabled', 'true');
  await expect(writer.text).not.toContainText('sorry');
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByText('All three versions are ready')).toBeAttached();
  expect(carryingText()).toEqual([]);
});

test('cancelling a version stops the model and leaves the text unchanged', async ({ page, writer }) => {
  await giveModel(page, { answers: versions, pauseMs: 400 });
  await switchOn(page);
  const { card } = await openCard(page, writer);
  await card.getByRole('button', { name: 'Improve fluency' }).click();
  await expect.poll(async () => (await asked(page)).open).toBe(1);
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toBeHidden();
  await expect.poll(async () => (await asked(page)).open).toBe(0);
  expect((await asked(page)).prompts).toHaveLength(1);
  await expect(writer.text.locator('p').first()).toHaveText(text);
});

test('next to a result of fixed rules, the card offers the model, downloads it and uses it', async ({
  page,
  writer,
}) => {
  await giveModel(page, { availability: 'downloadable', answers: versions, pauseMs: 20, needsPress: true });
  const { card } = await openCard(page, writer);
  await card.getByRole('button', { name: 'Sound academic' }).click();
  await card.getByRole('button', { name: 'Use it' }).click();
  await card.getByRole('button', { name: 'Let it write' }).click();
  await expect(card.getByText('All three versions are ready')).toBeAttached();
  await expect(card.getByText(byBrowser)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Let it write' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('enable_browser_model'))).toBe('true');
});

test('the browser’s model also changes the voice, and only the settings are sent', async ({
  page,
  writer,
}) => {
  await giveModel(page, { answers: versions.slice(0, 1) });
  await switchOn(page);
  await writer.open({ text });
  await writer.text.click();
  await page.keyboard.press('ControlOrMeta+Alt+i');
  await page.getByRole('tab', { name: 'Tools' }).click();
  await page.waitForLoadState('networkidle');
  const voice = page.getByRole('region', { name: 'Voice' });
  const sent = page.waitForRequest('**/v2/text/update_config');
  const before = await left(page);
  await voice.getByRole('radio', { name: 'Academic' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ audience: 'academic', text: '' });
  await expect(voice.getByText(`${byBrowser}.`)).toBeVisible();
  await expect(writer.text.locator('p').first()).toHaveText(versions[0] ?? '');
  expect(await left(page)).toBe(before);
});

test('a passage that the model refuses is left unchanged', async ({ page, writer }) => {
  await giveModel(page, { answers: [refusal] });
  await switchOn(page);
  await writer.open({ text });
  await page.getByRole('tab', { name: 'Tools' }).click();
  const voice = page.getByRole('region', { name: 'Voice' });
  await voice.getByRole('radio', { name: 'Academic' }).click();
  await expect(voice.getByText('1 paragraph was left as it was:')).toBeVisible();
  await expect(voice.getByText(/declined/)).toBeVisible();
  await expect(writer.text.locator('p').first()).toHaveText(text);
});

test('the switch says so when the device cannot run the model', async ({ page }) => {
  await giveModel(page, { availability: 'unavailable' });
  await page.goto('/app/account/');
  const own = page.getByRole('switch', { name: 'This browser’s own model' });
  await expect(own).toBeDisabled();
  await expect(own).toHaveAccessibleDescription(/does not offer its language model on this device/);
});

test('a failed download is reported and can be retried', async ({ page }) => {
  await giveModel(page, { availability: 'downloadable', downloadFails: 'NetworkError' });
  await page.goto('/app/account/');
  const own = page.getByRole('switch', { name: 'This browser’s own model' });
  await own.click();
  const why = page.getByText('The download broke off. Check your connection and try again.', { exact: true });
  await expect(why).toBeVisible();
  await expect(own).not.toBeChecked();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(why).toBeVisible();
});

test('regression 470: a dismissed offer does not come back in this browser, but stays on the account page', async ({
  page,
  writer,
}) => {
  await giveModel(page, { availability: 'downloadable' });
  const { card } = await openCard(page, writer);
  await card.getByRole('button', { name: 'Sound academic' }).click();
  await card.getByRole('button', { name: 'Not now' }).click();
  await expect(card.getByRole('button', { name: 'Use it' })).toBeHidden();
  await page.reload();
  await writer.text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+j');
  await card.getByRole('button', { name: 'Sound academic' }).click();
  await expect(card.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Use it' })).toHaveCount(0);
  await page.goto('/app/account/');
  await expect(page.getByRole('switch', { name: 'This browser’s own model' })).not.toBeChecked();
});
