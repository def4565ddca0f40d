import type { JsonNode } from '@octavo/document-schema';
import { t } from 'i18next';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { doc, paragraph } from './content.ts';
import { EditorStage } from './editor-stage.tsx';
import { handleOf, onReady } from './ready.ts';
import { paste, press, select, write } from './write.ts';

const tasks = (...content: JsonNode[]): JsonNode => ({ type: 'taskList', content });
const task = (checked: boolean, ...content: JsonNode[]): JsonNode => ({
  type: 'taskItem',
  attrs: { checked },
  content,
});
const bullets = (...content: JsonNode[]): JsonNode => ({ type: 'bulletList', content });

const meta = preview.meta({
  title: 'Editor/Tasks',
  component: EditorStage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Before the boat leaves',
    content: doc(
      paragraph('The tide turns at six.'),
      tasks(
        task(true, paragraph('Milk, bread and coffee')),
        task(
          false,
          paragraph(
            'Both ropes, dry and without a knot, on the side that looks to the sea, where the hand that needs them finds them',
          ),
          tasks(task(true, paragraph('the short one')), task(false, paragraph('the long one'))),
        ),
        task(
          true,
          paragraph('Say when we are back'),
          bullets({ type: 'listItem', content: [paragraph('by noon')] }),
        ),
      ),
      paragraph('Nobody waits.'),
    ),
    onReady,
  },
});

const boxOf = (text: string) => ({ name: t('editor:format.taskDone', { text }) });
const content = () => handleOf().document.readContent().content;

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(5);
    await expect(canvas.getByRole('checkbox', boxOf('Milk, bread and coffee'))).toBeChecked();
    await expect(canvas.getByRole('checkbox', boxOf('the long one'))).not.toBeChecked();
  },
});

export const TypedAndTicked = meta.story({
  tags: ['behaviour'],
  args: { content: doc(paragraph()), title: '' },
  play: async ({ canvas, userEvent }) => {
    const handle = handleOf();
    select(handle, 1);
    await write('[ ] milk');
    press('Enter');
    await write('ropes');
    await expect(content()).toEqual([tasks(task(false, paragraph('milk')), task(false, paragraph('ropes')))]);
    await userEvent.click(canvas.getByRole('checkbox', boxOf('milk')));
    await expect(content()).toEqual([tasks(task(true, paragraph('milk')), task(false, paragraph('ropes')))]);
    press('z', { ctrlKey: true });
    await expect(content()).toEqual([tasks(task(false, paragraph('milk')), task(false, paragraph('ropes')))]);
    await expect(canvas.getByRole('checkbox', boxOf('milk'))).not.toBeChecked();
    press('Enter', { ctrlKey: true, altKey: true });
    await expect(canvas.getByRole('checkbox', boxOf('ropes'))).toBeChecked();
    press('Enter');
    press('Enter');
    await write('[x] sails');
    press('Tab');
    await expect(content()).toEqual([
      tasks(
        task(false, paragraph('milk')),
        task(true, paragraph('ropes'), tasks(task(true, paragraph('sails')))),
      ),
    ]);
    press('Tab', { shiftKey: true });
    await expect(content()[0]?.content).toHaveLength(3);
    // A box can be focused like any other.
    canvas.getByRole('checkbox', boxOf('milk')).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', boxOf('milk'))).toBeChecked();
  },
});

export const EnterLeavesAnEmptyItem = meta.story({
  tags: ['behaviour'],
  args: { content: doc(paragraph()), title: '' },
  play: async () => {
    select(handleOf(), 1);
    await write('[ ] milk');
    press('Enter');
    press('Enter');
    await write('then');
    await expect(content()).toEqual([tasks(task(false, paragraph('milk'))), paragraph('then')]);
  },
});

export const KindsOfListsTurnIntoEachOther = meta.story({
  tags: ['behaviour'],
  args: { content: doc(paragraph('milk')), title: '' },
  play: async () => {
    select(handleOf(), 1);
    const toggled = (digit: string) => {
      press(digit, { ctrlKey: true, shiftKey: true });
      return content().map(({ type }) => type);
    };
    await expect(['9', '8', '9', '7', '9', '9'].map(toggled)).toEqual([
      ['taskList'],
      ['bulletList'],
      ['taskList'],
      ['orderedList'],
      ['taskList'],
      ['paragraph'],
    ]);
    await write('- ');
    await write('[x] ');
    await expect(content()).toEqual([tasks(task(true, paragraph('milk')))]);
  },
});

export const Pasted = meta.story({
  tags: ['behaviour'],
  args: { content: doc(paragraph()), title: '' },
  play: async () => {
    select(handleOf(), 1);
    await paste(handleOf(), { 'text/plain': '## Boat\n\n- [x] milk\n- [ ] ropes\n  - [X] short\n' });
    // The Markdown parser is fetched first.
    await waitFor(() =>
      expect(content().find(({ type }) => type === 'taskList')).toEqual(
        tasks(
          task(true, paragraph('milk')),
          task(false, paragraph('ropes'), tasks(task(true, paragraph('short')))),
        ),
      ),
    );
  },
});

export const NumberedLinesPasted = meta.story({
  tags: ['behaviour'],
  args: { content: doc(paragraph()), title: '' },
  play: async () => {
    select(handleOf(), 1);
    await paste(handleOf(), { 'text/plain': '3. ebb\n4. flood' });
    const item = (text: string) => ({ type: 'listItem', content: [paragraph(text)] });
    await waitFor(() =>
      expect(content()[0]).toMatchObject({
        type: 'orderedList',
        attrs: { start: 3 },
        content: [item('ebb'), item('flood')],
      }),
    );
  },
});

export const CopiedAsText = meta.story({
  tags: ['behaviour'],
  play: async () => {
    const { editor } = handleOf();
    editor.view.focus();
    editor.commands.selectAll();
    const clipboardData = new DataTransfer();
    editor.view.dom.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
    );
    await expect(clipboardData.getData('text/plain')).toMatch(
      /^The tide turns at six\.\n\n☑ Milk, bread and coffee\n☐ Both ropes, .*\n {2}☑ the short one\n {2}☐ the long one\n☑ Say when we are back\n {2}• by noon\n\nNobody waits\.$/u,
    );
  },
});

export const ReadOnly = meta.story({
  tags: ['behaviour'],
  args: { readOnly: true },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
});
