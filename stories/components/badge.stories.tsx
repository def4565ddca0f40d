import { Badge } from '@octavo/ui/components/badge';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLSpanElement>('span');
const tones = ['neutral', 'accent', 'ai', 'success', 'warning', 'danger'] as const;

const meta = preview.meta({ title: 'Components/Feedback/Badge', component: Badge, args: { children: '6' } });

export const Tones = meta.story({
  render: (args) => (
    <Ground>
      <StateGrid
        width={110}
        pieces={{
          Count: <Badge {...args} {...root.props} />,
          'Large count': <Badge>4,812</Badge>,
          ...Object.fromEntries(
            tones.map((tone) => [
              tone,
              <Badge key={tone} tone={tone}>
                Pending
              </Badge>,
            ]),
          ),
          'Right to left': (
            <RightToLeft>
              <Badge tone="success">تم</Badge>
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
