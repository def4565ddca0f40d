import type { Step } from './step.ts';

export const table: Step = {
  name: 'a table is put in, filled cell by cell and given a row',
  async run(writer) {
    await writer.startBlank();
    await writer.browser.type('Tides of the week');
    await writer.browser.press('Enter');
    await writer.page.role('toolbar', 'Empty line').role('button', 'Table').click();
    await writer.text.css('table').isSeen();
    for (const word of ['Day', 'High', 'Low', 'Monday', 'six', 'noon']) {
      await writer.browser.type(word);
      await writer.browser.press('Tab');
    }
    await writer.isWritten('table tr:first-child > *', ['Day', 'High', 'Low']);
    await writer.isWritten('table tr:nth-child(2) > *', ['Monday', 'six', 'noon']);
    await writer.isStored('Monday');
  },
};
