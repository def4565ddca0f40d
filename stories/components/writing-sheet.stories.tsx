import { WritingSheet } from '@octavo/ui/components/writing-sheet';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { EditorDesk } from '../editor/editor-desk.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLElement>('main');

const meta = preview.meta({
  title: 'Components/Writing/Writing sheet',
  component: WritingSheet,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
});

/** 784 px wide below the bar, lit from above in Dark, cut and outlined in Cyberpunk; on a phone it fills the screen. */
export const OnTheDesk = meta.story({
  render: () => (
    <EditorDesk>
      <WritingSheet {...root.props} />
    </EditorDesk>
  ),
  play: async ({ canvas }) => {
    await root.reachesRoot();
    await expect(canvas.getByRole('main').getBoundingClientRect().width).toBeLessThanOrEqual(784);
  },
});
