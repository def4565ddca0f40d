import { ghostTextOf, showGhostText } from '@octavo/editor';
import { t } from 'i18next';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { doc, paragraph } from './content.ts';
import { EditorStage } from './editor-stage.tsx';
import { handleOf, onReady } from './ready.ts';
import { select, write } from './write.ts';

const meta = preview.meta({
  title: 'Editor/Ghost text',
  component: EditorStage,
  parameters: { layout: 'fullscreen' },
  args: {
    content: doc(
      paragraph('The margin, then, is not empty space around a text. It is where the reader takes a turn'),
    ),
    title: 'Why we still write in the margins',
    onReady,
  },
});

/** Puts the caret at the end of the text and shows a completion. */
function show(text: string) {
  const { editor } = handleOf();
  select(handleOf(), editor.state.doc.content.size - 1);
  const ghost = { text, keys: `${t('common:keys.control')} →` };
  showGhostText(ghost)(editor.state, editor.view.dispatch.bind(editor.view));
}

export const AtTheCaret = meta.story({
  play: async ({ canvasElement }) => {
    show(', and where the page stops being a monologue and becomes a conversation.');
    await expect(canvasElement.querySelector('[data-ghost-text]')).toBeVisible();
    await expect(handleOf().editor.getText()).not.toMatch(/monologue/u);
  },
});

export const TakenByATap = meta.story({
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const before = handleOf().editor.getText();
    show(', and where the page stops being a monologue.');
    // On touch devices; elsewhere a press goes through it to the text.
    canvasElement.querySelector<HTMLElement>('[data-ghost-text]')?.click();
    await expect(canvasElement.querySelector('[data-ghost-text]')).toBeNull();
    await expect(handleOf().editor.getText()).toBe(`${before}, and where the page stops being a monologue.`);
    handleOf().editor.commands.undo();
    await expect(handleOf().editor.getText()).toBe(before);
  },
});

export const GoneWithTheNextLetter = meta.story({
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    show(', and where the page stops being a monologue.');
    await write('s');
    await expect(canvasElement.querySelector('[data-ghost-text]')).toBeNull();
    await expect(ghostTextOf(handleOf().editor.state)).toBeNull();
  },
});
