import { Button } from '@octavo/ui/components/button';
import { Popover, type PopoverProps } from '@octavo/ui/components/popover';
import { TextField } from '@octavo/ui/components/text-field';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { RightToLeft } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLDivElement>('div');

const meta = preview.meta({
  title: 'Components/Overlays/Popover',
  component: Popover,
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  args: {
    open: false,
    onOpenChange: fn(),
    label: 'Link',
    trigger: <Button>Link</Button>,
    children: <TextField label="Address" type="url" placeholder="https://" />,
  },
});

function Controlled(props: PopoverProps) {
  const [open, setOpen] = useState(props.open);
  return <Popover {...props} {...root.props} open={open} onOpenChange={setOpen} />;
}

export const Open = meta.story({
  args: { open: true },
  render: (args) => <Controlled {...args} />,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Link' });
  },
});

export const LongTextFromRightToLeft = meta.story({
  args: {
    open: true,
    label: 'رابط',
    trigger: <Button>رابط</Button>,
    dir: 'rtl',
    lang: 'ar',
    children: (
      <p>القارئ الذي يحمل قلمًا لا يكون وحيدًا أبدًا، وقبل صندوق التعليقات بزمن طويل كان الناس يجيبون الكتب.</p>
    ),
  },
  render: (args) => (
    <RightToLeft>
      <Controlled {...args} />
    </RightToLeft>
  ),
});

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Link' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Link' });
    await root.reachesRoot();
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});
