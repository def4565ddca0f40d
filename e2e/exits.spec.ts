import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/writer.ts';

/** Records the elements that are appended to the page and removed again. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenExits: seen });
    new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) {
        for (const node of addedNodes) {
          if (node instanceof HTMLElement && node.inert) {
            const of = node.matches('[role]') ? node : node.querySelector('[role]');
            seen.push(
              `${of?.getAttribute('role') ?? 'ground'}, hidden: ${node.ariaHidden}, ids: ${node.querySelectorAll('[id]').length}`,
            );
          }
        }
        for (const node of removedNodes) if (node instanceof HTMLElement && node.inert) seen.push('gone');
      }
    }).observe(document.body, { childList: true });
  });
const seenIn = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { readonly seenExits: readonly string[] }).seenExits);

test.describe('regression 335: closing is animated unless motion is reduced', () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`a menu and a dialog, motion: ${reducedMotion}`, async ({ page, writer }) => {
      await page.emulateMedia({ reducedMotion });
      await writer.open({ title: 'Exits', text: 'Words.' });
      await watch(page);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Download' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      const isReduced = reducedMotion === 'reduce';
      const copies = [
        'menu, hidden: true, ids: 0',
        'ground, hidden: true, ids: 0',
        'dialog, hidden: true, ids: 0',
      ];
      const expected = isReduced ? [] : [...copies, ...copies.map(() => 'gone')];
      await expect.poll(async () => (await seenIn(page)).toSorted()).toEqual(expected.toSorted());
    });
  }
});

test('regression 336: switching the theme is instant, without fading elements', async ({ page, writer }) => {
  await writer.open({ title: 'Themes', text: 'Words.' });
  await page.evaluate(() => {
    const started: string[] = [];
    Object.assign(globalThis, { startedTransitions: started });
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      started.push(`${(target as Element).tagName} ${propertyName}`);
    });
  });
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  const before = await theme();
  // By key, because a pointer would start the button's own change of colour.
  await page.getByRole('button', { name: /^Switch to|Theme:/ }).press('Enter');
  await expect.poll(theme).not.toBe(before);
  const started = await page.evaluate(
    () => (globalThis as unknown as { readonly startedTransitions: readonly string[] }).startedTransitions,
  );
  expect(started).toEqual([]);
});
