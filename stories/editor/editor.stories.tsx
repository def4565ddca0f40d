import { coverageOf, type DocumentReport, editorCounters } from '@octavo/editor';
import i18next, { t } from 'i18next';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { doc, essay, paragraph } from './content.ts';
import { EditorStage } from './editor-stage.tsx';
import { handleOf, onReady } from './ready.ts';
import { blocksOf, press, select, write } from './write.ts';

const meta = preview.meta({
  title: 'Editor/Writing',
  component: EditorStage,
  parameters: { layout: 'fullscreen' },
  args: { content: essay, title: 'Why we still write in the margins', onReady },
});

export const Page = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const areas = canvasElement.querySelectorAll('.ProseMirror');
    await expect(areas).toHaveLength(1);
    await expect(canvas.getByRole('textbox', { name: t('editor:body') })).toBe(areas[0]);
    await expect(canvas.getByText('Introduction')).toBeVisible();
  },
});

export const LabelsHidden = meta.story({
  args: { hidesLabels: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Introduction')).not.toBeVisible();
  },
});

export const Empty = meta.story({ args: { content: doc({ type: 'paragraph' }), title: '' } });

export const TitleStartsUpperCase = meta.story({
  tags: ['behaviour'],
  args: { content: doc({ type: 'paragraph' }), title: '' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('textbox', { name: t('editor:title') });
    title.focus();
    await write('élan');
    await expect(title).toHaveValue('Élan');
    press('Enter');
    await expect(canvas.getByRole('textbox', { name: t('editor:body') })).toHaveFocus();
  },
});

export const TypingAndUndo = meta.story({
  tags: ['behaviour'],
  args: { content: doc(paragraph('One')) },
  play: async () => {
    const handle = handleOf();
    select(handle, 4);
    await write(' two');
    await expect(blocksOf(handle)).toEqual(['paragraph: One two']);
    await expect(handle.words.getSnapshot()).toBe(2);
    press('z', { ctrlKey: true });
    await expect(blocksOf(handle)).toEqual(['paragraph: One']);
    await expect(handle.words.getSnapshot()).toBe(1);
  },
});

export const APlainKeyCommitsNothing = meta.story({
  tags: ['behaviour'],
  args: { content: doc(paragraph('One two three'), paragraph('Four')) },
  play: async () => {
    const handle = handleOf();
    await waitFor(() => expect(coverageOf(handle.editor.state)).toEqual({ checked: 2, total: 2 }));
    select(handle, 4);
    await write('a');
    globalThis.__octavoCounters = true;
    Object.assign(editorCounters, {
      reactCommits: 0,
      paragraphsChecked: 0,
      textblocksCounted: 0,
      highlightsPainted: 0,
    });
    await write('bcdefghij');
    await expect(editorCounters).toMatchObject({
      reactCommits: 0,
      paragraphsChecked: 0,
      textblocksCounted: 0,
      highlightsPainted: 0,
    });
    await waitFor(() => expect(editorCounters.paragraphsChecked).toBe(1));
    globalThis.__octavoCounters = false;
  },
});

export const TypedMarks = meta.story({
  tags: ['behaviour'],
  args: { content: doc(paragraph()) },
  play: async () => {
    const handle = handleOf();
    select(handle, 1);
    await write('# Canals');
    await expect(blocksOf(handle)).toEqual(['heading: Canals']);
    press('Enter');
    await write('A **bold** claim');
    await expect(blocksOf(handle)).toEqual(['heading: Canals', 'paragraph: A bold claim']);
    await expect(handle.editor.getHTML()).toContain('<strong>bold</strong>');
    press('Enter');
    await write('- one');
    await expect(blocksOf(handle).at(-1)).toMatch(/^bulletList/);
  },
});

export const Refreshed = meta.story({
  tags: ['behaviour'],
  args: { content: doc(paragraph('One'), paragraph('Two three')) },
  play: async () => {
    const handle = handleOf();
    const reports = fn<(report: DocumentReport) => void>();
    handle.document.subscribe(reports);
    select(handle, 9);
    handle.document.refresh(doc(paragraph('One, written elsewhere'), paragraph('Two three')));
    handle.document.deliver();
    await expect(blocksOf(handle)).toEqual(['paragraph: One, written elsewhere', 'paragraph: Two three']);
    await expect(handle.editor.state.selection.from).toBe(28);
    await expect(reports).not.toHaveBeenCalled();
    await write('!');
    await expect(blocksOf(handle).at(-1)).toBe('paragraph: Two! three');
    press('z', { ctrlKey: true });
    press('z', { ctrlKey: true });
    await expect(blocksOf(handle)).toEqual(['paragraph: One, written elsewhere', 'paragraph: Two three']);
    handle.document.deliver();
    await expect(reports).toHaveBeenCalled();
  },
});

export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: t('editor:body') })).toHaveAttribute(
      'contenteditable',
      'false',
    );
    await expect(canvas.getByRole('textbox', { name: t('editor:title') })).toHaveAttribute('readonly');
  },
});

export const LanguageSwitched = meta.story({
  tags: ['behaviour'],
  name: 'Regression 27: the text area follows a switch of the language',
  args: { content: doc({ type: 'paragraph' }), title: '' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: t('editor:body') });
    const { language } = i18next;
    try {
      await i18next.changeLanguage('pt-PT');
      await waitFor(() => expect(area).toHaveAccessibleName(t('editor:body')));
      await expect(area.querySelector('p')?.dataset['placeholder']).toBe(t('editor:placeholder'));
    } finally {
      await i18next.changeLanguage(language);
    }
  },
});
