import { Button } from '@octavo/ui/components/button';
import { IconButton } from '@octavo/ui/components/icon-button';
import { TopBar } from '@octavo/ui/components/top-bar';
import { ArrowLeft, Ellipsis, Star } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLElement>('header');

const meta = preview.meta({
  title: 'Components/Navigation/Top bar',
  component: TopBar,
  args: {
    start: (
      <Button tone="quiet" icon={ArrowLeft}>
        Pages
      </Button>
    ),
    end: (
      <>
        <IconButton icon={Star} tone="mark" pressed={false} label="Favourite" />
        <IconButton icon={Ellipsis} label="More" />
      </>
    ),
  },
});

export const BothEnds = meta.story({
  render: (args) => (
    <Ground>
      <TopBar {...args} {...root.props} />
      <RightToLeft>
        <section aria-label="من اليمين">
          <TopBar
            start={<Button tone="quiet">صفحات</Button>}
            end={<IconButton icon={Ellipsis} label="المزيد" />}
          />
        </section>
      </RightToLeft>
    </Ground>
  ),
  play: async ({ canvas }) => {
    await root.reachesRoot();
    await expect(canvas.getAllByRole('banner')[0]?.getBoundingClientRect().height).toBe(56);
  },
});
