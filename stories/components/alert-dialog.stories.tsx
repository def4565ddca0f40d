import { AlertDialog, type AlertDialogProps } from '@octavo/ui/components/alert-dialog';
import { Button } from '@octavo/ui/components/button';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLDivElement>('div');

const meta = preview.meta({
  title: 'Components/Overlays/Alert dialog',
  component: AlertDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
  args: {
    open: true,
    title: 'Empty the trash?',
    message: 'Two documents and everything that was written in them will be deleted.',
    onClose: fn(),
    actions: (
      <>
        <Button tone="quiet">Keep them</Button>
        <Button tone="danger">Empty the trash</Button>
      </>
    ),
  },
});

export const CannotBeUndone = meta.story({
  args: { warning: 'This cannot be undone.' },
  play: async () => {
    const alert = await screen.findByRole('alertdialog', { name: 'Empty the trash?' });
    await expect(alert).toHaveAccessibleDescription(/will be deleted\. ?This cannot be undone\./u);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep them' })).toHaveFocus());
  },
});

export const OneAnswer = meta.story({
  args: {
    title: 'Not saved',
    message: 'The document could not be created.',
    actions: <Button tone="solid">OK</Button>,
  },
});

export const BusyAndLong = meta.story({
  globals: { viewport: { value: 'mobile2' } },
  args: {
    title: 'Delete everything that was written since the beginning of the last winter term?',
    actions: (
      <>
        <Button tone="quiet">Keep them</Button>
        <Button tone="danger" busy>
          Delete everything since the last winter term
        </Button>
      </>
    ),
  },
});

export const FromRightToLeft = meta.story({
  args: {
    title: 'أتريد إفراغ السلة؟',
    message: 'سيُحذف مستندان.',
    warning: 'لا يمكن التراجع عن هذا.',
    dir: 'rtl',
    lang: 'ar',
    actions: <Button tone="danger">أفرغ السلة</Button>,
  },
  render: (args) => (
    <RightToLeft>
      <AlertDialog {...args} />
    </RightToLeft>
  ),
});

function Trash(props: AlertDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Empty…</Button>
      <AlertDialog {...props} {...root.props} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <Ground>
      <Trash {...args} />
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Empty…' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await root.reachesRoot();

    await step('a press outside does nothing', async () => {
      await fireEvent.pointerDown(document.body);
      await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    });
    await step('Escape leaves everything as it is and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
});
