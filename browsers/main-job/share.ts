import { makeLink, openLinks, selectWords } from './links.ts';
import type { Step } from './step.ts';

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
    const ofReader = await makeLink(writer, 'Ms Meyer');

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
