import { Button } from '@octavo/ui/components/button';
import { Dialog, type DialogProps } from '@octavo/ui/components/dialog';
import { TextField } from '@octavo/ui/components/text-field';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLDivElement>('div');

const meta = preview.meta({
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    title: 'Lock this document?',
    description:
      'Nobody can read it without the password, and neither can we. If the password is lost, the text is lost.',
    closeLabel: 'Close',
    onClose: fn(),
    children: <TextField label="Password" type="password" />,
    footer: (
      <>
        <Button tone="quiet">Cancel</Button>
        <Button tone="solid" icon={Lock}>
          Lock
        </Button>
      </>
    ),
  },
});

export const Medium = meta.story({
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Lock this document?' });
    await expect(dialog).toHaveAccessibleDescription(/the text is lost/u);
  },
});

export const Large = meta.story({ args: { size: 'lg' } });

export const BusyAndInvalid = meta.story({
  args: {
    size: 'sm',
    children: <TextField label="Password" type="password" error="Password cannot be empty." />,
    footer: (
      <Button tone="solid" icon={Lock} busy>
        Lock
      </Button>
    ),
  },
});

export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: 'mobile2' } },
  args: {
    title: 'Lock this document and every copy of it that was ever shared with somebody else?',
    children: Array.from({ length: 16 }, (_, line) => (
      <p key={line}>Nobody can read it without the password, and neither can we.</p>
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
});

export const FromRightToLeft = meta.story({
  args: {
    title: 'أتريد قفل هذا المستند؟',
    description: 'لا أحد يقرؤه من دون كلمة السر.',
    closeLabel: 'أغلق',
    dir: 'rtl',
    lang: 'ar',
    children: <TextField label="كلمة السر" type="password" />,
    footer: <Button tone="solid">اقفل</Button>,
  },
  render: (args) => (
    <RightToLeft>
      <Dialog {...args} />
    </RightToLeft>
  ),
});

function LockDialog(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Lock…</Button>
      <Dialog {...props} {...root.props} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <Ground>
      <LockDialog {...args} />
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Lock…' });

    await step('the focus goes to what there is to do; ref and props reach the root', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
      await root.reachesRoot();
    });
    await step('it goes round inside', async () => {
      await userEvent.tab({ shift: true });
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      // While its tooltip is shown, too.
      await screen.findByRole('tooltip', { hidden: true });
      await userEvent.tab();
      await expect(screen.getByLabelText('Password')).toHaveFocus();
    });
    await step('Escape closes, and the focus goes back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
      await expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
    });
    await step('so does its button', async () => {
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});
