import { t } from 'i18next';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { doc, paragraph } from './content.ts';
import { EditorStage } from './editor-stage.tsx';
import { handleOf, onReady } from './ready.ts';
import { blocksOf, press, select } from './write.ts';

const labelled = (...sections: (readonly [label: string, text: string])[]) =>
  doc(...sections.flatMap(([label, text]) => [{ type: 'sectionLabel', attrs: { label } }, paragraph(text)]));

const meta = preview.meta({
  title: 'Editor/Moving blocks',
  component: EditorStage,
  parameters: { layout: 'fullscreen' },
  args: { content: labelled(['Introduction', 'One']), title: 'Why we still write in the margins', onReady },
});

/** The whole block is moved, by its menu and by keyboard. */
export const BlockMoved = meta.story({
  tags: ['behaviour'],
  args: { content: doc(paragraph('One'), paragraph('Two')) },
  play: async ({ canvas, userEvent }) => {
    const handle = handleOf();
    select(handle, 7);
    await userEvent.click(await canvas.findByRole('button', { name: t('editor:format.more') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('editor:block.moveUp') }));
    await expect(blocksOf(handle)).toEqual(['paragraph: Two', 'paragraph: One']);
    press('ArrowDown', { altKey: true, shiftKey: true });
    press('d', { ctrlKey: true, shiftKey: true });
    await expect(blocksOf(handle)).toEqual(['paragraph: One', 'paragraph: Two', 'paragraph: Two']);
    press('Backspace', { ctrlKey: true, shiftKey: true });
    await expect(blocksOf(handle)).toEqual(['paragraph: One', 'paragraph: Two']);
  },
});

/** A label moves with its paragraph, numbered labels are renumbered, and a single undo restores both. */
export const LabelsBackAtTheirParagraphs = meta.story({
  tags: ['behaviour'],
  args: {
    content: labelled(
      ['Introduction', 'One'],
      ['Body Paragraph 1', 'Two'],
      ['Body Paragraph 2', 'Three'],
      ['Conclusion', 'Four'],
    ),
  },
  play: async ({ canvasElement }) => {
    const handle = handleOf();
    const shown = () =>
      [...canvasElement.querySelectorAll('.ProseMirror > *')].map((block) => block.textContent);
    const before = shown();
    select(handle, 8);
    press('ArrowDown', { altKey: true, shiftKey: true });
    const moved = ['Introduction', 'One', 'Body Paragraph 1', 'Three', 'Body Paragraph 2', 'Two'];
    await waitFor(() => expect(shown()).toEqual([...moved, 'Conclusion', 'Four']));
    press('z', { ctrlKey: true });
    await waitFor(() => expect(shown()).toEqual(before));

    select(handle, 8);
    press('Enter');
    await waitFor(() =>
      expect(shown().slice(1, 6)).toEqual(['One', '', 'Body Paragraph 1', 'Two', 'Body Paragraph 2']),
    );
    // The empty line is where it was requested, with the caret in it.
    press('z', { ctrlKey: true });
    await waitFor(() => expect(shown()).toEqual(before));

    select(handle, 8);
    press('Backspace', { ctrlKey: true, shiftKey: true });
    await waitFor(() =>
      expect(shown()).toEqual(['Introduction', 'One', 'Body Paragraph 1', 'Three', 'Conclusion', 'Four']),
    );
    const sides = (text: string) => {
      const block = [...canvasElement.querySelectorAll('.ProseMirror > p')].find(
        (paragraph) => paragraph.textContent === text,
      );
      return block?.previousElementSibling?.querySelector('span')?.getBoundingClientRect().top ?? 0;
    };
    await expect(sides('Three')).toBeGreaterThan(sides('One'));
  },
});
