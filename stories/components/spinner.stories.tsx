import { Spinner } from '@octavo/ui/components/spinner';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLSpanElement>('span');

const meta = preview.meta({ title: 'Components/Feedback/Spinner', component: Spinner });

export const Sizes = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        width={110}
        pieces={{
          '12': <Spinner size={12} />,
          '14': <Spinner size={14} />,
          '16': <Spinner />,
          '18': <Spinner size={18} />,
          '20, with a name': <Spinner size={20} label="Saving" {...root.props} />,
        }}
      />
    </Ground>
  ),
  play: async ({ canvas, canvasElement }) => {
    await root.reachesRoot();
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: 'Saving' })).toBeVisible();
    // It does not move with reduced motion.
    await waitFor(() => expect(canvasElement.getAnimations({ subtree: true })).toEqual([]));
  },
});
