import { MailSent } from '@octavo/ui/components/mail-sent';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Paper } from './layout.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLDivElement>('div');

const meta = preview.meta({
  title: 'Components/Feedback/Mail sent',
  component: MailSent,
  args: {
    title: 'Check your email for the magic link!',
    text: 'It went to ada@write.example. It works once and for 15 minutes, on this device or another one.',
  },
});

export const Shown = meta.story({
  render: (args) => (
    <Paper width={480}>
      <MailSent {...args} {...root.props} />
    </Paper>
  ),
  play: async ({ canvas }) => {
    await root.reachesRoot();
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
  },
});
