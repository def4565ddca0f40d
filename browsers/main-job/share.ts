import type { Page } from '../page/page.ts';
import type { Step } from './step.ts';
import type { Writer } from './writer.ts';

const text = 'The tide comes in at night, and nobody on the shore saw it.';

export const share: Step = {
  name: 'a text is shared by a link, commented on, answered beside the words, and shared no longer',
  async run(writer) {
    const { dialog, page } = writer;
    await writer.startBlank();
    await writer.browser.type(text);
    await writer.isStored(text);
    const ofWriter = await page.address();
    await openLinks(writer);
    await dialog.role('textbox', 'Who is it for?').fill('Ms Meyer');
    await dialog.role('button', 'Create link').click();
    await dialog.text('The link for Ms Meyer is ready').isSeen();
    const ofReader = await page.evaluate(
      () => document.querySelector('[role=dialog] code')?.textContent ?? '',
    );

    await writer.browser.goTo(ofReader);
    await page.text(text).isSeen();
    await selectWords(page, 'on the shore');
    await writer.press('Comment');
    await page.role('textbox', 'Your name').fill('Clara Meyer');
    await page.role('textbox', 'Comment').fill('Which shore?');
    await writer.press('Send');
    await page.css('mark[data-kind=comment]').say(['on the shore']);
    await writer.browser.reload();
    await page.css('mark[data-kind=comment]').say(['on the shore']);

    await writer.browser.goTo(ofWriter);
    await writer.text.css('[data-comment]').say(['on the shore']);
    await writer.text.css('[data-comment]').click();
    await page.role('textbox', /answer/i).fill('The one of Whitby.');
    await writer.press(/^Answer/);
    await page.text('The one of Whitby.').isSeen();

    await writer.browser.goTo(ofReader);
    await page.text('The one of Whitby.').isSeen();

    await writer.browser.goTo(ofWriter);
    await writer.text.isSeen();
    await openLinks(writer);
    await dialog.role('button', 'Revoke the link for Ms Meyer').click();
    await dialog.role('button', 'Revoke').click();
    await dialog.text('Nobody has a link').isSeen();
    await writer.browser.goTo(ofReader);
    await page.role('heading').isSeen();
    await page.text(text).isGone();
  },
};

async function openLinks(writer: Writer): Promise<void> {
  await writer.press('More');
  await writer.page.role('menuitem', 'Share a link').click();
  await writer.dialog.isSeen();
}

/** As a pointer does. */
function selectWords(page: Page, words: string): Promise<void> {
  return page.evaluate((wanted) => {
    const walker = document.createTreeWalker(
      document.querySelector('article') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at !== -1) document.getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
    }
  }, words);
}
