import { Drawing } from '@octavo/ui/components/drawing';
import { allSubjects } from '@octavo/ui/drawings';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, StateGrid } from './states.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Drawing',
  component: Drawing,
  args: { of: allSubjects.page },
});

export const Subjects = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        width={180}
        pieces={Object.fromEntries(
          Object.entries(allSubjects).map(([name, subject]) => [name, <Drawing key={name} of={subject} />]),
        )}
      />
    </Ground>
  ),
  play: async ({ canvasElement }) => {
    const seen = [...canvasElement.querySelectorAll('svg')].filter((drawing) => drawing.clientWidth > 0);
    await expect(seen).toHaveLength(Object.keys(allSubjects).length);
  },
});
