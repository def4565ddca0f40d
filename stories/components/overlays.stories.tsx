import { AlertDialog } from '@octavo/ui/components/alert-dialog';
import { Button } from '@octavo/ui/components/button';
import { Dialog } from '@octavo/ui/components/dialog';
import { IconButton } from '@octavo/ui/components/icon-button';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '@octavo/ui/components/menu';
import { Popover } from '@octavo/ui/components/popover';
import { TextField } from '@octavo/ui/components/text-field';
import { Toast } from '@octavo/ui/components/toast';
import { Download, Ellipsis, Lock, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Row } from './layout.tsx';

const meta = preview.meta({ title: 'Components/Overlays' });
const onSelect = fn();

function LockDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Lock</Button>
      <Dialog
        open={open}
        title="Lock this document?"
        description="Nobody can read it without the password, and neither can we."
        closeLabel="Close"
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button tone="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button tone="solid" icon={Lock} onClick={() => setOpen(false)}>
              Lock
            </Button>
          </>
        }
      >
        <TextField label="Password" type="password" />
      </Dialog>
    </>
  );
}

export const DialogOpen = meta.story({
  render: () => <LockDialog />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lock' }));
    const dialog = await screen.findByRole('dialog', { name: 'Lock this document?' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
});

export const DialogGivesTheFocusBack = meta.story({
  render: () => <LockDialog />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Lock' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
  },
});

export const Alert = meta.story({
  render: () => (
    <AlertDialog
      open
      title="Not saved"
      message="The document could not be created"
      onClose={fn()}
      actions={<Button tone="solid">OK</Button>}
    />
  ),
  play: async () => {
    const alert = await screen.findByRole('alertdialog', { name: 'Not saved' });
    await expect(alert).toHaveAccessibleDescription('The document could not be created');
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
  },
});

function MoreMenu() {
  const [language, setLanguage] = useState('en');
  return (
    <Row>
      <Menu trigger={<IconButton icon={Ellipsis} label="More" />} align="start">
        <MenuItem icon={Download} shortcut="Ctrl S" onSelect={onSelect}>
          Download
        </MenuItem>
        <MenuItem icon={Lock} disabled onSelect={onSelect}>
          Lock
        </MenuItem>
        <MenuSeparator />
        <MenuChoice
          label="Language"
          value={language}
          options={[
            { value: 'en', label: 'English' },
            { value: 'pt-PT', label: 'Português', lang: 'pt-PT' },
          ]}
          onChoose={setLanguage}
        />
        <MenuSeparator />
        <MenuItem icon={Trash2} danger onSelect={onSelect}>
          Delete
        </MenuItem>
      </Menu>
    </Row>
  );
}

export const MenuOpen = meta.story({
  render: () => <MoreMenu />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Download' })).toHaveFocus());
    await expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  },
});

export const MenuChosenByKeyboard = meta.story({
  render: () => <MoreMenu />,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Download' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(more).toHaveFocus());
  },
});

function LinkPopover() {
  const [open, setOpen] = useState(false);
  return (
    <Popover open={open} onOpenChange={setOpen} label="Link" trigger={<Button>Link</Button>}>
      <TextField label="Address" type="url" placeholder="https://" />
    </Popover>
  );
}

export const PopoverOpen = meta.story({
  render: () => <LinkPopover />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    await screen.findByRole('dialog', { name: 'Link' });
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveFocus());
  },
});

export const ToastShown = meta.story({
  render: () => (
    <Toast
      title="Oops!"
      message="Today’s 200 AI words are used up. Your text is saved."
      actions={
        <>
          <Button tone="quiet" size="sm">
            Later
          </Button>
          <Button tone="solid" size="sm">
            Upgrade now
          </Button>
        </>
      }
    />
  ),
});
