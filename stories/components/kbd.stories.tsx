import { Kbd } from '@octavo/ui/components/kbd';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLElement>('kbd');

const meta = preview.meta({ title: 'Components/Actions/Key', component: Kbd, args: { children: 'Ctrl K' } });

export const States = meta.story({
  render: (args) => (
    <Ground>
      <StateGrid
        width={150}
        pieces={{
          Chord: <Kbd {...args} {...root.props} />,
          Key: <Kbd>Esc</Kbd>,
          Sign: <Kbd>↵</Kbd>,
          'In a sentence': (
            <p>
              <Kbd>Tab</Kbd> takes it
            </p>
          ),
          'Right to left': (
            <RightToLeft>
              اضغط <Kbd>Ctrl K</Kbd>
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
