import type { Step } from './step.ts';

export const find: Step = {
  name: 'words are found and replaced at once',
  async run(writer) {
    await writer.startBlank();
    await writer.browser.type('Tea is tea, and teapots are teapots.\nMore tea.');
    // Through the menu, because a MiniBrowser uses Ctrl+F itself.
    await writer.press('More');
    await writer.page.role('menuitem', /^Find and replace/).click();
    const bar = writer.page.css('search');
    await bar.css('input').hasFocus();
    await writer.browser.type('tea');
    await bar.text('1 of 5').isSeen();
    await writer.press('Whole words');
    await bar.text(/ of 3$/).isSeen();
    await writer.page.role('textbox', 'Replace with').fill('coffee');
    await writer.press('Replace all');
    await writer.isWritten('p', ['coffee is coffee, and teapots are teapots.', 'More coffee.']);
    await writer.isStored('More coffee.');
  },
};
