import { Skeleton } from '@octavo/ui/components/skeleton';
import { vars } from '@octavo/ui/theme';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLSpanElement>('span');

const meta = preview.meta({
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  args: { width: '62%' },
});

const lines = (
  <div style={{ display: 'grid', gap: 12 }}>
    <Skeleton width="88%" />
    <Skeleton width="94%" />
    <Skeleton width="40%" />
  </div>
);

export const Shapes = meta.story({
  render: (args) => (
    <Ground>
      <StateGrid
        pieces={{
          'A line': <Skeleton {...args} {...root.props} />,
          'A paragraph': lines,
          'A picture': <Skeleton width="100%" height="120px" />,
          'Right to left': <RightToLeft>{lines}</RightToLeft>,
        }}
      />
    </Ground>
  ),
  play: async () => {
    await root.reachesRoot();
    await expect(root.element()).toHaveAttribute('aria-hidden', 'true');
  },
});

const grounds = ['desk', 'page', 'panel', 'raised', 'sunken', 'dialog', 'pool'] as const;

/** Visible on every background where something is loaded, including the pool of light below the lamp. */
export const OnEveryGround = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        pieces={Object.fromEntries(
          grounds.map((ground) => [
            ground,
            <div key={ground} style={{ padding: 24, background: vars.surface[ground] }}>
              {lines}
            </div>,
          ]),
        )}
      />
    </Ground>
  ),
});
