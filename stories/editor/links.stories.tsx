import { t } from 'i18next';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { doc, paragraph } from './content.ts';
import { EditorStage } from './editor-stage.tsx';
import { handleOf, onReady } from './ready.ts';
import { blocksOf, press, select, write } from './write.ts';

const archive = doc(paragraph('See the archive'));

const meta = preview.meta({
  title: 'Editor/Links',
  component: EditorStage,
  parameters: { layout: 'fullscreen' },
  args: { content: archive, title: 'Why we still write in the margins', onReady },
});

async function askForAddress(find: (role: 'toolbar' | 'textbox', name: string) => Promise<HTMLElement>) {
  // The bar is below the words: letters of a different height would move them.
  await document.fonts.ready;
  select(handleOf(), 9, 16);
  await find('toolbar', t('editor:format.label'));
  press('k', { ctrlKey: true });
  return find('textbox', t('editor:format.linkAddress'));
}

export const Linking = meta.story({
  play: async ({ canvas }) => {
    const address = await askForAddress((role, name) => canvas.findByRole(role, { name }));
    await waitFor(() => expect(address).toHaveFocus());
  },
});

export const LinkRefusedThenSet = meta.story({
  play: async ({ canvas, userEvent }) => {
    const address = await askForAddress((role, name) => canvas.findByRole(role, { name }));
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, 'example.org/archive{Enter}');
    await expect(await canvas.findByRole('link', { name: 'archive' })).toHaveAttribute(
      'href',
      'https://example.org/archive',
    );
  },
});

const linked = doc({
  type: 'paragraph',
  content: [
    { type: 'text', text: 'See the ' },
    {
      type: 'text',
      text: 'archive',
      marks: [{ type: 'link', attrs: { href: 'https://example.org/archive/of/the/tides?year=1769' } }],
    },
  ],
});

export const LinkCard = meta.story({
  args: { content: linked },
  play: async ({ canvas }) => {
    select(handleOf(), 12);
    press('k', { ctrlKey: true });
    await waitFor(() => expect(canvas.getByRole('link', { name: /example\.org\/archive/u })).toHaveFocus());
  },
});

export const LinkTakenOff = meta.story({
  args: { content: linked },
  play: async ({ canvas, userEvent }) => {
    select(handleOf(), 12);
    press('k', { ctrlKey: true });
    await userEvent.click(await canvas.findByRole('button', { name: t('editor:format.linkRemove') }));
    await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument());
    await expect(blocksOf(handleOf())).toEqual(['paragraph: See the archive']);
  },
});

/**
 * The caret stays in the link: if it were all selected, a key press would replace its words, and a click would open no
 * card.
 */
export const LinkAddressChanged = meta.story({
  tags: ['behaviour'],
  args: { content: linked },
  play: async ({ canvas, userEvent }) => {
    const handle = handleOf();
    select(handle, 12);
    press('k', { ctrlKey: true });
    await userEvent.click(await canvas.findByRole('button', { name: t('editor:format.linkEdit') }));
    const address = await canvas.findByRole('textbox', { name: t('editor:format.linkAddress') });
    await userEvent.clear(address);
    await userEvent.type(address, 'example.org/moon{Enter}');
    const link = await canvas.findByRole('link', { name: 'archive' });
    await expect(link).toHaveAttribute('href', 'https://example.org/moon');
    await expect([handle.editor.state.selection.from, handle.editor.state.selection.to]).toEqual([12, 12]);
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await expect(
      await canvas.findByRole('button', { name: t('editor:format.linkRemove') }),
    ).toBeInTheDocument();
  },
});

/** Undo removes the link and keeps the words. */
export const AddressTyped = meta.story({
  tags: ['behaviour'],
  args: { content: doc({ type: 'paragraph' }) },
  play: async ({ canvas }) => {
    const handle = handleOf();
    select(handle, 1);
    await write('See www.example.org');
    await write(' ');
    await expect(await canvas.findByRole('link', { name: 'www.example.org' })).toHaveAttribute(
      'href',
      'https://www.example.org/',
    );
    press('z', { ctrlKey: true });
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(blocksOf(handle)).toEqual(['paragraph: See www.example.org ']);
  },
});
