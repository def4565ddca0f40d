import { Drawing, drawingNames } from '@octavo/ui/components/drawing';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, StateGrid } from './states.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Drawing',
  component: Drawing,
  args: { of: 'page' },
});

export const Subjects = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        width={180}
        pieces={Object.fromEntries(drawingNames.map((name) => [name, <Drawing key={name} of={name} />]))}
      />
    </Ground>
  ),
  play: async ({ canvasElement }) => {
    const seen = [...canvasElement.querySelectorAll('svg')].filter((drawing) => drawing.clientWidth > 0);
    await expect(seen).toHaveLength(drawingNames.length);
  },
});
