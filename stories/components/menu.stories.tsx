import { IconButton } from '@octavo/ui/components/icon-button';
import {
  Menu,
  MenuChoice,
  MenuItem,
  MenuNote,
  type MenuProps,
  MenuSeparator,
} from '@octavo/ui/components/menu';
import { Download, Ellipsis, Lock, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { RightToLeft } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLDivElement>('div');
const onSelect = fn();

const meta = preview.meta({
  title: 'Components/Overlays/Menu',
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '340px' } } },
  args: { trigger: <IconButton icon={Ellipsis} label="More" />, align: 'start' as const, children: null },
});

const languages = [
  { value: 'en', label: 'English' },
  { value: 'pt-PT', label: 'Português', lang: 'pt-PT' },
] as const;

function More(props: MenuProps) {
  const [language, setLanguage] = useState('en');
  return (
    <Menu {...props} {...root.props} aria-describedby="note">
      <MenuNote id="note">Created 3 November 2026</MenuNote>
      <MenuItem icon={Download} shortcut="Ctrl S" onSelect={onSelect}>
        Download
      </MenuItem>
      <MenuItem icon={Lock} disabled onSelect={onSelect}>
        Lock
      </MenuItem>
      <MenuItem onSelect={onSelect}>Move to the folder of last year’s seminar papers</MenuItem>
      <MenuSeparator />
      <MenuChoice label="Language" value={language} options={languages} onChoose={setLanguage} />
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={onSelect}>
        Delete
      </MenuItem>
    </Menu>
  );
}

const show = (args: MenuProps) => <More {...args} />;
const named = (name: string) => screen.getByRole('menuitem', { name });

export const Open = meta.story({
  render: show,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'More' });
    await root.reachesRoot();
    await waitFor(() => expect(named('Download')).toHaveFocus());
    await expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  },
});

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: show,
  play: async ({ canvas, step, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More' });

    await step('the down arrow opens it at its first item', async () => {
      more.focus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(named('Download')).toHaveFocus());
    });
    await step('arrows pass what is disabled; End, Home and letters go far', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(named('Move to the folder of last year’s seminar papers')).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(named('Delete')).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(named('Download')).toHaveFocus();
      await userEvent.keyboard('p');
      await expect(screen.getByRole('menuitemradio', { name: 'Português' })).toHaveFocus();
    });
    await step('Escape closes and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(more).toHaveFocus());
    });
    await step('Enter chooses, once', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(named('Download')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(onSelect).toHaveBeenCalledOnce();
      await waitFor(() => expect(more).toHaveFocus());
    });
  },
});

export const FromRightToLeft = meta.story({
  args: { trigger: <IconButton icon={Ellipsis} label="المزيد" />, dir: 'rtl', lang: 'ar' },
  render: (args) => (
    <RightToLeft>
      <Menu {...args}>
        <MenuItem icon={Download} shortcut="Ctrl S" onSelect={onSelect}>
          نزّل
        </MenuItem>
        <MenuItem icon={Trash2} danger onSelect={onSelect}>
          احذف
        </MenuItem>
      </Menu>
    </RightToLeft>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
  },
});
