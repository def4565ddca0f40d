import { Button } from '@octavo/ui/components/button';
import { ContextMenu, ContextMenuItem, ContextMenuSeparator } from '@octavo/ui/components/context-menu';
import { Copy, Download, Lock, Trash2 } from 'lucide-react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft } from './states.tsx';
import { witness } from './witness.ts';

const onSelect = fn();
const meta = preview.meta({
  title: 'Components/Overlays/Context menu',
  component: ContextMenu,
  subcomponents: { ContextMenuItem, ContextMenuSeparator },
});

const root = witness<HTMLDivElement>('div');

const english = {
  page: 'Why we still write in the margins',
  copy: 'Copy',
  download: 'Download',
  lock: 'Lock with a password that only you know and nobody can recover',
  trash: 'Move to the trash',
};

const arabic = {
  page: 'لماذا ما زلنا نكتب في الهوامش',
  copy: 'انسخ',
  download: 'نزّل',
  lock: 'اقفل بكلمة سر لا يعرفها سواك ولا يمكن لأحد استعادتها',
  trash: 'انقل إلى السلة',
};

function Page({ texts = english }: { readonly texts?: typeof english }) {
  return (
    <ContextMenu label={texts.page} trigger={<Button size="lg">{texts.page}</Button>}>
      <ContextMenuItem {...root.props} icon={Copy} shortcut="Ctrl C" onSelect={onSelect}>
        {texts.copy}
      </ContextMenuItem>
      <ContextMenuItem icon={Download} onSelect={onSelect}>
        {texts.download}
      </ContextMenuItem>
      <ContextMenuItem icon={Lock} disabled onSelect={onSelect}>
        {texts.lock}
      </ContextMenuItem>
      <ContextMenuSeparator />
      <ContextMenuItem icon={Trash2} danger onSelect={onSelect}>
        {texts.trash}
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
        <Page texts={arabic} />
      </RightToLeft>
    </Ground>
  ),
  play: async () => {
    await open();
    await expect(screen.getByRole('menu')).toHaveAttribute('dir', 'rtl');
  },
});

export const Conformance = meta.story({
  tags: ['behaviour'],
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
