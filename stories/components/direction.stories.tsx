import { Direction } from '@octavo/ui/components/direction';
import { Button } from '@octavo/ui/components/button';
import { Menu, MenuItem } from '@octavo/ui/components/menu';
import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground } from './states.tsx';
import { witness } from './witness.ts';

const meta = preview.meta({ title: 'Components/Layout/Direction', component: Direction });
const root = witness<HTMLDivElement>('div');

export const Conformance = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Ground>
      <Direction {...root.props} dir="rtl" lang="ar">
        <Menu trigger={<Button>المزيد</Button>}>
          <MenuItem onSelect={() => {}}>تنزيل</MenuItem>
        </Menu>
      </Direction>
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    await step('what floats above the page is read the same way', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(await screen.findByRole('menu')).toHaveAttribute('dir', 'rtl');
    });
  },
});
