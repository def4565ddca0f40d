import type { Step } from './step.ts';

export const suggestion: Step = {
  name: 'a misspelt word is underlined, and corrected by its card',
  async run(writer) {
    await writer.startBlank();
    await writer.browser.type('The students recieve their prizes in the evening.');
    const card = writer.page.css('[data-open]');
    await writer.text.css('[data-suggestion]', 'recieve').click();
    await card.role('button', /^Apply/).click();
    await writer.isWritten('p', ['The students receive their prizes in the evening.']);
    await card.isGone();
    await writer.isStored('receive');
  },
};
