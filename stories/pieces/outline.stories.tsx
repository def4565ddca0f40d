import { Outline, type OutlineProps } from '@octavo/ui/flows/outline';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PanelStage } from '../flows/stage.tsx';

const args: OutlineProps = {
  headings: [
    { id: 'h1', level: 1, text: 'A reader with a pencil', words: 1204 },
    { id: 'h2', level: 2, text: 'Before the comment box', words: 612 },
    { id: 'h3', level: 3, text: 'Schoolmasters and their rules', words: 208 },
    { id: 'h4', level: 3, text: 'What the books kept: agreement, fury, a shopping list, a date', words: 404 },
    { id: 'h5', level: 1, text: 'Screens did not end the habit', words: 1980 },
    { id: 'h6', level: 2, text: '', words: 0 },
    { id: 'h7', level: 1, text: 'The margin takes a turn', words: 1628 },
  ],
  current: 'h4',
  onGo: fn(),
};

const meta = preview.meta({
  title: 'Pieces/Outline',
  component: Outline,
  args,
  decorators: [
    (Story) => (
      <PanelStage>
        <Story />
      </PanelStage>
    ),
  ],
});

export const Headings = meta.story({
  play: async ({ args: { onGo }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Screens did not end/u }));
    await expect(onGo).toHaveBeenCalledWith('h5');
  },
});
export const NothingCurrent = meta.story({ args: { current: null } });
export const Empty = meta.story({ args: { headings: [], current: null } });
