import { Desk } from '@octavo/ui/components/desk';
import { PageSheet } from '@octavo/ui/components/page-sheet';
import { TopBar } from '@octavo/ui/components/top-bar';
import preview from '../../.storybook/preview.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { witness } from './witness.ts';

const desk = witness<HTMLDivElement>('div');

const meta = preview.meta({
  title: 'Components/Layout/Desk',
  component: Desk,
  subcomponents: { PageSheet, TopBar },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
});

export const WithASheet = meta.story({
  render: () => <DeskFrame parts={{ desk: desk.props }} />,
  play: async () => {
    await desk.reachesRoot();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'mobile2' } },
  render: () => <DeskFrame />,
});
