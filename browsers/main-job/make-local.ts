import { expect } from 'vitest';
import type { Step } from './step.ts';

const british = ['The colour of the harbour at dusk.', 'Its centre is grey.'];
const american = ['The color of the harbor at dusk.', 'Its center is gray.'];

export const makeLocal: Step = {
  name: 'a text is made local, and one undo takes it back',
  async run(writer) {
    await writer.startBlank();
    await writer.browser.type(british.join('\n'));
    await writer.isStored('centre');
    await writer.page.role('tab', 'Tools').click();
    await writer.press('Make it sound local');
    await writer.page.role('button', 'Accept').isSeen();
    await writer.isWritten('p', american);
    expect((await writer.page.role('alert').look()).texts).toEqual([]);
    await writer.press('Accept');
    await writer.isStored('harbor');
    await writer.text.click();
    await writer.browser.press('Control+z');
    await writer.isWritten('p', british);
  },
};
