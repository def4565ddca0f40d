import { TourArrow } from '@octavo/ui/components/tour-arrow';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLParagraphElement>('p');

const meta = preview.meta({
  title: 'Components/Navigation/Tour arrow',
  component: TourArrow,
  args: { children: 'New here? First a thesis, then the words.' },
});

export const States = meta.story({
  render: (args) => (
    <Ground>
      <StateGrid
        width={264}
        pieces={{
          'One note': <TourArrow {...args} {...root.props} />,
          'Long text': (
            <TourArrow>
              Begin with a sentence that you would defend, and let the other words come after it.
            </TourArrow>
          ),
          'Right to left': (
            <RightToLeft>
              <TourArrow>جديد هنا؟ الفكرة أولًا ثم الكلمات.</TourArrow>
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
  play: () => root.reachesRoot(),
});
