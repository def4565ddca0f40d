import { brand } from '@octavo/contract/brand';
import { t } from 'i18next';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { doc, paragraph, text } from './content.ts';
import { EditorStage } from './editor-stage.tsx';
import { handleOf, onReady } from './ready.ts';
import { blocksOf, press, select } from './write.ts';

const meta = preview.meta({
  title: 'Editor/AI card',
  tags: ['behaviour'],
  component: EditorStage,
  parameters: { layout: 'fullscreen' },
  args: {
    content: doc(
      paragraph('A reader with a ', text('pencil', 'bold'), ' is never alone.'),
      paragraph('The end.'),
    ),
    title: 'Margins',
    onReady,
  },
});

export const OnSelectedText = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const handle = handleOf();
    const reports = fn();
    handle.document.subscribe(reports);
    const saved = handle.document.readContent();
    select(handle, 10, 30);
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(brand.name) }));
    await expect(await canvas.findByRole('region', { name: 'AI card' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-ai-passage]')).toBeTruthy();
    await expect(handle.document.readContent()).toEqual(saved);
    await expect(reports.mock.calls).toEqual([[{ type: 'aiBlock.open' }]]);
  },
});

export const AcceptedAndUndone = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const handle = handleOf();
    const saved = handle.document.readContent();
    const reports = fn();
    handle.document.subscribe(reports);
    select(handle, 1, 39);
    press('j', { ctrlKey: true });
    await userEvent.click(await canvas.findByRole('button', { name: 'Paraphrase' }));
    await expect(handle.editor.state.doc.child(1).attrs).toEqual({
      originalText: 'A reader with a pencil is never alone.',
      selected_action: 'paraphrase',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(blocksOf(handle)).toEqual([
      'paragraph: A reader with a pen is never alone.',
      'paragraph: The end.',
    ]);
    await expect(canvasElement.querySelector('strong')).toHaveTextContent('pen');
    await expect(canvas.queryByRole('region', { name: 'AI card' })).toBeNull();
    await expect(reports.mock.calls).toEqual([
      [{ type: 'aiBlock.open' }],
      [{ type: 'aiBlock.close' }],
      [{ type: 'edit', age: expect.any(Number) }],
    ]);
    await expect(canvas.getByRole('textbox', { name: t('editor:body') })).toHaveFocus();
    press('z', { ctrlKey: true });
    await expect(handle.document.readContent()).toEqual(saved);
    await expect(canvas.queryByRole('region', { name: 'AI card' })).toBeNull();
  },
});

export const Cancelled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const handle = handleOf();
    const saved = handle.document.readContent();
    select(handle, 3);
    press('j', { ctrlKey: true });
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(handle.document.readContent()).toEqual(saved);
    await expect(handle.editor.can().undo()).toBe(false);
  },
});

export const OnAnEmptyLine = meta.story({
  args: { content: doc(paragraph('One'), { type: 'paragraph' }) },
  play: async ({ canvas, userEvent }) => {
    const handle = handleOf();
    select(handle, 6);
    await waitFor(() => expect(canvas.getByRole('button', { name: new RegExp(brand.name) })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(brand.name) }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Paraphrase' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(blocksOf(handle)).toEqual(['paragraph: One', 'heading: A plan', 'paragraph: First this.']);
  },
});
