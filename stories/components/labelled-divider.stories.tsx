import { LabelledDivider } from '@octavo/ui/components/labelled-divider';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLParagraphElement>('p');

const meta = preview.meta({
  title: 'Components/Layout/Labelled divider',
  component: LabelledDivider,
  args: { children: 'or pay by card' },
});

export const States = meta.story({
  render: (args) => (
    <Ground>
      <StateGrid
        width={340}
        pieces={{
          Short: <LabelledDivider {...args} {...root.props} />,
          'Long text': (
            <LabelledDivider>
              or fill in the number of a card that is yours, with its three digits
            </LabelledDivider>
          ),
          'Right to left': (
            <RightToLeft>
              <LabelledDivider>أو ادفع بالبطاقة</LabelledDivider>
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
  play: () => root.reachesRoot(),
});
