import { brand } from '@octavo/contract/brand';
import { Logo } from '@octavo/ui/components/logo';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLSpanElement>('span');

const meta = preview.meta({ title: 'Components/Navigation/Logo', component: Logo });

export const MarkAndWord = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        width={200}
        pieces={{
          'Mark and word': <Logo {...root.props} />,
          Mark: <Logo isMarkOnly />,
          'Right to left': (
            <RightToLeft>
              <Logo />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
  play: async ({ canvas }) => {
    await root.reachesRoot();
    await expect(canvas.getByRole('img', { name: brand.name })).toBeVisible();
    await expect(canvas.getAllByText(brand.name)[0]).toHaveAttribute('translate', 'no');
  },
});
