import { expect } from 'vitest';
import type { Step } from './step.ts';

const sections = 5;
const outline = JSON.stringify({
  title: 'What the harbour remembers',
  thesis: 'A harbour is the memory of its town.',
  sections: Array.from({ length: sections }, (_, at) => ({
    heading: `Part ${at + 1}`,
    points: [`Point ${at + 1}`],
  })),
});

/** Every sentence contains a unique word. */
const section = (part: number) =>
  Array.from({ length: 3 }, (_, at) => `In town ${part}x${at} the water waits. `);

export const essay: Step = {
  name: 'an essay is watched while it is written, to its end',
  async run(writer) {
    const { model, withModel } = writer.servers;
    model.behave(
      { kind: 'answer', words: [outline] },
      ...Array.from(
        { length: sections },
        (_, part) => ({ kind: 'answer', words: section(part), pauseMs: 200 }) as const,
      ),
    );
    const press = (name: string | RegExp) => writer.dialog.role('button', name).click();
    await writer.goHome(withModel);
    await writer.press(/^Essay/);
    await press(/^Continue/);
    await press(/^Continue/);
    await writer.dialog.role('textbox', /^Your topic/).fill('the harbour');
    await press(/^Continue/);
    await press(/^Continue/);
    await press(/^Continue/);
    await press(/^Write the essay/);
    await press('Watch the text');
    await writer.dialog.role('region', 'The text so far').says(/town 0x\d/);
    await writer.dialog.text('The connection is lost').isGone();
    await writer.isOnDocument();
    await writer.text.says(/town 0x0 .*town 4x2 /);
    expect(await writer.stored()).toContain('town 4x2');
  },
};
