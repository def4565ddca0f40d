import { TextArea, type TextAreaProps } from '@octavo/ui/components/text-area';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { frozen, Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const meta = preview.meta({ title: 'Components/Inputs/Text area', component: TextArea });

const note = 'A reader with a pencil is never quite alone.';
const countText = (count: number, limit: number) => `${count} of ${limit} characters`;

function Notes(props: Partial<TextAreaProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return <TextArea label="Notes" {...props} value={value} onValueChange={setValue} />;
}

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        pieces={{
          Empty: <Notes placeholder="What should it be about?" />,
          Filled: <Notes value={note} />,
          Focus: <Notes value={note} {...frozen.Focus} />,
          'With a hint and a limit': (
            <Notes value={note} hint="Only you see them." limit={200} countText={countText} />
          ),
          'Near its limit': <Notes value={note} limit={48} countText={countText} />,
          'Over its limit': <Notes value={note} limit={40} countText={countText} />,
          Invalid: <Notes error="Say what should change." />,
          Disabled: <Notes value={note} disabled />,
          'Long text': <Notes value={`${note} `.repeat(9)} />,
          'Longer than it grows': <Notes value={`${note}\n`.repeat(20)} maxRows={5} />,
          'Right to left': (
            <RightToLeft>
              <Notes
                label="ملاحظات"
                value="القارئ الذي يحمل قلمًا لا يكون وحده أبدًا."
                limit={200}
                countText={(count, limit) => `${count} من ${limit}`}
              />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

const root = witness<HTMLTextAreaElement>('textarea');

export const Conformance = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Ground>
      <Notes {...root.props} minRows={2} maxRows={4} limit={20} countText={countText} />
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    const area = canvas.getByRole('textbox', { name: 'Notes' });
    const height = () => area.getBoundingClientRect().height;
    const least = height();

    await step('grows by a line, up to its most, and shrinks again', async () => {
      await userEvent.type(area, 'a\nb\nc');
      await expect(height()).toBe(least + 24);
      await userEvent.type(area, '\nd\ne\nf');
      await expect(height()).toBe(least + 48);
      await userEvent.clear(area);
      await expect(height()).toBe(least);
    });
    await step('counts in silence, then aloud near the limit', async () => {
      await userEvent.type(area, 'Seventeen letters');
      await expect(canvas.getByText('17 of 20 characters')).toBeVisible();
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      await userEvent.type(area, '!');
      await expect(canvas.getByRole('status')).toHaveTextContent('18 of 20 characters');
    });
    await step('takes more than its limit and says that it is too much', async () => {
      await expect(area).toBeValid();
      await userEvent.type(area, '!!!');
      await expect(area).toHaveValue('Seventeen letters!!!!');
      await expect(area).toBeInvalid();
      await expect(canvas.getByRole('status')).toHaveTextContent('21 of 20 characters');
    });
  },
});
