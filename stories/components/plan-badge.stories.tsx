import { PlanBadge } from '@octavo/ui/components/plan-badge';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLSpanElement>('span');

const meta = preview.meta({
  title: 'Components/Feedback/Plan badge',
  component: PlanBadge,
  args: { plan: 'pro' as const, label: 'Pro Plus' },
});

export const Plans = meta.story({
  render: (args) => (
    <Ground>
      <StateGrid
        width={160}
        pieces={{
          Paid: <PlanBadge {...args} {...root.props} />,
          Free: <PlanBadge plan="free" label="Free" />,
          'Right to left': (
            <RightToLeft>
              <PlanBadge plan="pro" label="برو بلس" />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
  play: async () => {
    await root.reachesRoot();
  },
});
