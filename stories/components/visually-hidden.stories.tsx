import { VisuallyHidden } from '@octavo/ui/components/visually-hidden';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLSpanElement>('span');

const meta = preview.meta({ title: 'Components/Layout/Visually hidden', component: VisuallyHidden });

export const OnlyHeard = meta.story({
  render: () => (
    <Ground>
      <p>
        What is seen.
        <VisuallyHidden {...root.props}> What is only heard.</VisuallyHidden>
      </p>
      <VisuallyHidden asChild>
        <h2>A heading for those who jump from one to the next</h2>
      </VisuallyHidden>
    </Ground>
  ),
  play: async ({ canvas }) => {
    await root.reachesRoot();
    await expect(canvas.getByText('What is only heard.').getBoundingClientRect().width).toBe(1);
    await expect(canvas.getByRole('heading', { level: 2 }).getBoundingClientRect().width).toBe(1);
  },
});
