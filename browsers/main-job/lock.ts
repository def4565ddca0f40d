import type { Step } from './step.ts';

const secret = 'Nobody is to read this.';

export const lock: Step = {
  name: 'a document is locked with a password, and opens with it again',
  async run(writer) {
    const { dialog } = writer;
    await writer.startBlank();
    await writer.browser.type(secret);
    await writer.isStored(secret);
    await writer.press('Lock the document');
    await dialog.role('textbox', 'Password').fill('slow hand');
    await dialog.role('textbox', 'Repeat the password').fill('slow hand');
    await dialog.role('button', 'Lock').click();
    await writer.page.text('This document is locked').isSeen();
    await writer.browser.reload();
    await writer.page.text('This document is locked').isSeen();
    await writer.page.text(secret).isGone();

    await writer.press('Unlock');
    await dialog.role('textbox', 'Password').fill('fast hand');
    await writer.browser.press('Enter');
    await dialog.text('This is not the password. The document stays locked.').isSeen();
    await dialog.role('textbox', 'Password').fill('slow hand');
    await writer.browser.press('Enter');
    await dialog.isGone();
    await writer.isWritten('p', [secret]);
    await writer.isStored(secret);
  },
};
