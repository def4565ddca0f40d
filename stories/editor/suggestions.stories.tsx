import { coverageOf, type DocumentEditorHandle, listSuggestions, suggestionCommands } from '@octavo/editor';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { doc, essay, paragraph, text } from './content.ts';
import { EditorStage } from './editor-stage.tsx';
import { handleOf, onReady } from './ready.ts';
import { blocksOf, press, select, write } from './write.ts';

const run = (command: Parameters<typeof act>[1]) => act(handleOf(), command);
function act({ editor }: DocumentEditorHandle, command: typeof suggestionCommands.applyAllSuggestions) {
  return command(editor.state, (tr) => editor.view.dispatch(tr));
}
const underlined = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-suggestion]')].map((found) => found.textContent);

const meta = preview.meta({
  title: 'Editor/Suggestions',
  component: EditorStage,
  parameters: { layout: 'fullscreen' },
  args: { content: essay, title: 'Margins', onReady },
});

export const Underlined = meta.story({
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(underlined(canvasElement)).toEqual(['teh', 'recieve']));
  },
});

export const ClickSelects = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(underlined(canvasElement)).toHaveLength(2));
    const selected = fn();
    canvasElement.addEventListener('select-suggestion', selected);
    const { view, state } = handleOf().editor;
    const [first] = listSuggestions(state);
    view.someProp('handleClick', (handle) => handle(view, (first?.from ?? 0) + 1, new MouseEvent('click')));
    await userEvent.hover(canvasElement);
    await expect(canvasElement.querySelector('[data-selected]')).toHaveTextContent('teh');
    await expect(selected.mock.lastCall?.[0]).toMatchObject({ detail: { id: first?.id } });
    await expect(underlined(canvasElement)).toEqual(['teh', 'recieve']);
  },
});

export const ApplyKeepsCaretAndMarks = meta.story({
  tags: ['behaviour'],
  args: { content: doc(paragraph('We ', text('recieve', 'bold'), ' it')) },
  play: async ({ canvasElement }) => {
    const handle = handleOf();
    await waitFor(() => expect(underlined(canvasElement)).toEqual(['recieve']));
    select(handle, 14);
    run(suggestionCommands.applySuggestion(listSuggestions(handle.editor.state)[0]?.id ?? ''));
    run(suggestionCommands.endUndoStep);
    await expect(canvasElement.querySelector('strong')).toHaveTextContent('receive');
    await expect(handle.editor.state.selection.head).toBe(14);
    await write('!');
    await expect(blocksOf(handle)).toEqual(['paragraph: We receive it!']);
    press('z', { ctrlKey: true });
    await expect(blocksOf(handle)).toEqual(['paragraph: We receive it']);
    press('z', { ctrlKey: true });
    await expect(blocksOf(handle)).toEqual(['paragraph: We recieve it']);
    await waitFor(() => expect(underlined(canvasElement)).toEqual(['recieve']));
  },
});

export const ApplyAllIsOneUndoStep = meta.story({
  tags: ['behaviour'],
  args: { content: doc(paragraph('teh first'), paragraph('wich recieve')) },
  play: async ({ canvasElement }) => {
    const handle = handleOf();
    await waitFor(() => expect(underlined(canvasElement)).toEqual(['teh', 'wich', 'recieve']));
    select(handle, 1);
    run(suggestionCommands.applyAllSuggestions);
    await expect(blocksOf(handle)).toEqual(['paragraph: the first', 'paragraph: which receive']);
    await expect(underlined(canvasElement)).toEqual([]);
    press('z', { ctrlKey: true });
    await expect(blocksOf(handle)).toEqual(['paragraph: teh first', 'paragraph: wich recieve']);
  },
});

export const AHalfTypedWordIsNotUnderlined = meta.story({
  tags: ['behaviour'],
  args: { content: doc(paragraph('One ')) },
  play: async ({ canvasElement }) => {
    const handle = handleOf();
    const seen = new Set<string>();
    const watch = new MutationObserver(() => underlined(canvasElement).forEach((found) => seen.add(found)));
    watch.observe(canvasElement, { childList: true, subtree: true });
    select(handle, 5);
    await write('teh');
    await waitFor(() => expect(handle.editor.state.doc.textContent).toBe('One teh'));
    // The check of the half-typed word has finished.
    await waitFor(() => expect(coverageOf(handle.editor.state)).toEqual({ checked: 1, total: 1 }));
    await expect([...seen]).toEqual([]);
    await write(' ');
    await waitFor(() => expect(underlined(canvasElement)).toEqual(['teh']));
    watch.disconnect();
  },
});

export const HighlightsMoveWithTheText = meta.story({
  tags: ['behaviour'],
  args: { content: doc(paragraph('Here is teh word')) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(underlined(canvasElement)).toEqual(['teh']));
    const [mark] = canvasElement.querySelectorAll('[data-suggestion]');
    select(handleOf(), 1);
    for (const character of 'Now: ') {
      await write(character);
      await expect(underlined(canvasElement)).toEqual(['teh']);
    }
    await expect(canvasElement.querySelector('[data-suggestion]')).toBe(mark);
  },
});

export const DrawnAboutTheWindow = meta.story({
  tags: ['window-only'],
  args: { content: doc(...Array.from({ length: 400 }, (_, line) => paragraph(`Line ${line} of teh text.`))) },
  play: async ({ canvasElement }) => {
    const last = () => canvasElement.querySelector('.ProseMirror > p:last-of-type [data-suggestion]');
    await waitFor(() => expect(listSuggestions(handleOf().editor.state)).toHaveLength(400));
    await waitFor(() => expect(underlined(canvasElement).length).toBeLessThan(300));
    await expect(underlined(canvasElement).length).toBeGreaterThan(10);
    await expect(last()).toBe(null);
    canvasElement.querySelector('.ProseMirror > p:last-of-type')?.scrollIntoView();
    await waitFor(() => expect(last()).toHaveTextContent('teh'));
    await expect(underlined(canvasElement).length).toBeLessThan(300);
  },
});
