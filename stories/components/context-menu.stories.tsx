import { Button } from '@octavo/ui/components/button';
import { ContextMenu, ContextMenuItem, ContextMenuSeparator } from '@octavo/ui/components/context-menu';
import { Copy, Download, Lock, Trash2 } from 'lucide-react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft } from './states.tsx';
import { witness } from './witness.ts';

const onSelect = fn();
const meta = preview.meta({
  title: 'Components/Context menu',
  component: ContextMenu,
  subcomponents: { ContextMenuItem, ContextMenuSeparator },
});

const root = witness<HTMLDivElement>('div');

function Page({ label = 'Why we still write in the margins' }: { readonly label?: string }) {
  return (
    <ContextMenu label={label} trigger={<Button size="lg">{label}</Button>}>
      <ContextMenuItem {...root.props} icon={Copy} shortcut="Ctrl C" onSelect={onSelect}>
        Copy
      </ContextMenuItem>
      <ContextMenuItem icon={Download} onSelect={onSelect}>
        Download
      </ContextMenuItem>
      <ContextMenuItem icon={Lock} disabled onSelect={onSelect}>
        Lock with a password that only you know and nobody can recover
      </ContextMenuItem>
      <ContextMenuSeparator />
      <ContextMenuItem icon={Trash2} danger onSelect={onSelect}>
        Move to the trash
      </ContextMenuItem>
    </ContextMenu>
  );
}

const open = async () => {
  fireEvent.contextMenu(screen.getByRole('button'), { clientX: 120, clientY: 70 });
  await screen.findByRole('menu');
};

export const Open = meta.story({
  render: () => (
    <Ground>
      <Page />
    </Ground>
  ),
  play: async ({ userEvent }) => {
    await open();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Copy/u })).toHaveFocus());
  },
});

export const OpenFromRightToLeft = meta.story({
  render: () => (
    <Ground>
      <RightToLeft>
        <Page label="لماذا ما زلنا نكتب في الهوامش" />
      </RightToLeft>
    </Ground>
  ),
  play: async () => {
    await open();
    await expect(screen.getByRole('menu')).toHaveAttribute('dir', 'rtl');
  },
});

export const Conformance = meta.story({
  render: () => (
    <Ground>
      <Page />
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const page = canvas.getByRole('button');
    const isOn = (name: RegExp) =>
      waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
    page.focus();

    await step('arrows lead past what is off, End to the last, a letter to its word', async () => {
      await open();
      await root.reachesRoot();
      await userEvent.keyboard('{ArrowDown}');
      await isOn(/Copy/u);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await isOn(/Move to the trash/u);
      await userEvent.keyboard('{Home}');
      await isOn(/Copy/u);
      await userEvent.keyboard('{End}');
      await isOn(/Move to the trash/u);
      await userEvent.keyboard('d');
      await isOn(/Download/u);
    });
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(page).toHaveFocus());
      await expect(onSelect).not.toHaveBeenCalled();
    });
    await step('Enter does what the item says, and closes it', async () => {
      await open();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(onSelect).toHaveBeenCalledOnce();
      await expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
    });
  },
});
