import type { Step } from './step.ts';

export const write: Step = {
  name: 'what is typed is formatted, saved and there after a reload',
  async run(writer) {
    await writer.startBlank();
    await writer.page.role('textbox', 'Title').fill('Canals');
    await writer.text.click();
    await writer.browser.type('## Water and work\nThe first canals were ');
    await writer.browser.press('Control+b');
    await writer.browser.type('dug');
    await writer.browser.press('Control+b');
    await writer.browser.type(' by hand.\n- Coal\nCorn');
    const isThere = async () => {
      await writer.isWritten('h2', ['Water and work']);
      await writer.isWritten('strong', ['dug']);
      await writer.isWritten('li', ['Coal', 'Corn']);
    };
    await isThere();
    await writer.isStored('Corn');
    await writer.page.text('Saved').isSeen();
    await writer.browser.reload();
    await isThere();
  },
};
