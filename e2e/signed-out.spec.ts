import type { Page } from '@playwright/test';
import { once } from './fixtures/make-document.ts';
import { signInByMail } from './fixtures/sign-in.ts';
import { expect, test, type Writer } from './fixtures/writer.ts';

/** Ends the session elsewhere while somebody writes; the page notices with its next save. */
async function writeSignedOut(page: Page, writer: Writer, text: string): Promise<void> {
  expect((await page.request.post('/account/logout', once)).ok()).toBe(true);
  await page.keyboard.type(text);
  await expect(page.getByText('You are signed out')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(writer.text).toBeFocused();
}

/** Answers the question about words that are on this device only. */
async function keepOffered(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View' }).click();
  const question = page.getByRole('dialog').filter({ hasText: 'Its lamps.' });
  await question.getByRole('button', { name: 'Keep as a new document' }).click();
  await expect(page.getByRole('link', { name: /The pier\. Its lamps\./ }).first()).toBeVisible();
}

test('regression 166: a visitor whose session has ended can keep the text as a new document', async ({
  page,
  writer,
}) => {
  const before = await writer.openAtEnd('The pier.');
  await writeSignedOut(page, writer, ' Its lamps.');
  await page.getByRole('button', { name: 'Keep as a new document' }).click();
  await expect(page.getByText('You are signed out')).toBeHidden();
  expect(page.url()).not.toContain(before);
  await writer.waitUntilStored('The pier. Its lamps.');
  await writer.goToEnd();
  await page.keyboard.type(' Its gulls.');
  await writer.waitUntilStored('The pier. Its lamps. Its gulls.');
});

test('regression 166: a visitor who reloads the page is asked about the unsaved text', async ({
  page,
  writer,
}) => {
  await writer.openAtEnd('The pier.');
  await writeSignedOut(page, writer, ' Its lamps.');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/app/');
  await keepOffered(page);
});

test('regression 292: a visitor who reloads the document learns why it is gone and can keep the unsaved text', async ({
  page,
  writer,
}) => {
  await writer.openAtEnd('The pier.');
  await writeSignedOut(page, writer, ' Its lamps.');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('or to a visit that has ended')).toBeVisible();
  await keepOffered(page);
});

test('regression 166: signing in again saves the text in its document', async ({ page, writer }) => {
  const email = `${crypto.randomUUID()}@write.example`;
  await signInByMail(page.request, email);
  await writer.openAtEnd('The pier.');
  await writeSignedOut(page, writer, ' Its lamps.');
  await page.getByRole('button', { name: 'Sign in' }).last().click();
  await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible();
  await page.keyboard.press('Escape');
  // In another window, as with a mailed link.
  await signInByMail(page.request, email);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await writer.waitUntilStored('The pier. Its lamps.');
  await expect(page.getByText('You are signed out')).toBeHidden();
});
