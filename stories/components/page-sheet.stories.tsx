import { PageSheet } from '@octavo/ui/components/page-sheet';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLElement>('main');

const meta = preview.meta({
  title: 'Components/Writing/Page sheet',
  component: PageSheet,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
});

export const BesideASlimSidebar = meta.story({
  render: () => <DeskFrame isSlim parts={{ sheet: root.props }} />,
  play: async ({ canvas }) => {
    await root.reachesRoot();
    const sheet = canvas.getByRole('main').getBoundingClientRect();
    await expect(document.documentElement.clientWidth - sheet.right).toBe(8);
  },
});
