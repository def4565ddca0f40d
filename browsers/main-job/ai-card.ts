import { expect } from 'vitest';
import type { Step } from './step.ts';
import type { Writer } from './writer.ts';

const sentence =
  "Kids can't get enough of this game, and lots of parents think it's a big problem for school.";

/** Has the sentence rewritten, and accepts the first version. */
async function rewrite(writer: Writer, action: string, origin?: string): Promise<string> {
  await writer.startBlank(origin);
  await writer.browser.type(sentence);
  await writer.isWritten('p', [sentence]);
  await writer.browser.press('Control+a');
  await writer.browser.press('Control+j');
  const card = writer.page.role('region', 'Octavo AI');
  await card.role('button', action).click();
  await card.text(/^(All three versions are ready|\d versions? (is|are) ready)$/).isSeen();
  expect((await card.text(/^Error:/).look()).texts).toEqual([]);
  await card.role('button', /^Accept version 1/).click();
  await card.isGone();
  return (await writer.text.css('p').look()).texts.join('\n');
}

export const builtInCard: Step = {
  name: 'the built-in engine rewrites a sentence in three versions, whole',
  async run(writer) {
    const written = await rewrite(writer, 'Sound academic');
    expect(written).not.toBe(sentence);
    expect(written).toMatch(/school\.$/);
    await writer.isStored(written);
  },
};

const words = [
  'Many ',
  'children ',
  'love ',
  'this ',
  'game, ',
  'and ',
  'their ',
  'parents ',
  'worry ',
  'about ',
  'school.',
];

export const modelCard: Step = {
  name: 'a model rewrites a sentence word by word, whole',
  async run(writer) {
    writer.servers.model.behave({ kind: 'answer', words, pauseMs: 20 });
    const written = await rewrite(writer, 'Improve fluency', writer.servers.withModel);
    expect(written).toBe(words.join(''));
    await writer.isStored(written);
  },
};
