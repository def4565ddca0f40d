import { IconButton } from '@octavo/ui/components/icon-button';
import { Ellipsis, Mic, Star } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { frozen, Ground, RightToLeft, StateTable } from './states.tsx';
import { witness } from './witness.ts';

const meta = preview.meta({
  title: 'Components/Actions/Icon button',
  component: IconButton,
  args: { label: 'Dictate', icon: Mic, onClick: fn() },
});

const states = { ...frozen, Disabled: { disabled: true }, Busy: { busy: true } } as const;

export const States = meta.story({
  render: (args) => (
    <Ground>
      <StateTable
        states={states}
        kinds={{
          Quiet: (props) => <IconButton {...args} {...props} />,
          'Quiet, down': (props) => <IconButton {...args} pressed {...props} />,
          Outline: (props) => <IconButton {...args} tone="outline" icon={Ellipsis} {...props} />,
          'Outline, down': (props) => (
            <IconButton {...args} tone="outline" icon={Ellipsis} pressed {...props} />
          ),
          Mark: (props) => <IconButton {...args} tone="mark" icon={Star} pressed={false} {...props} />,
          'Mark, set': (props) => <IconButton {...args} tone="mark" icon={Star} pressed {...props} />,
          Small: (props) => <IconButton {...args} size="sm" {...props} />,
          Large: (props) => <IconButton {...args} size="lg" {...props} />,
        }}
      />
      <RightToLeft>
        <IconButton {...args} label="إملاء" />
      </RightToLeft>
    </Ground>
  ),
});

const root = witness<HTMLButtonElement>('button');

export const Conformance = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <Ground>
      <IconButton {...args} {...root.props} shortcut="Ctrl D" />
      <IconButton {...args} label="Favourite: Margins" tone="mark" icon={Star} pressed />
      <IconButton {...args} label="Favourite: Pessoa" tone="mark" icon={Star} pressed={false} />
      <IconButton {...args} label="Sync" busy />
    </Ground>
  ),
  play: async ({ args, canvas, step, userEvent }) => {
    await root.reachesRoot();
    const button = canvas.getByRole('button', { name: 'Dictate' });
    const tooltip = () => screen.queryByRole('tooltip', { hidden: true });

    await step('shows its name and its keys on focus, without saying them twice', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await waitFor(() => expect(tooltip()).toHaveTextContent('DictateCtrl D'));
      await expect(button).not.toHaveAttribute('aria-describedby');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(tooltip()).toBeNull());
    });
    await step('Enter and Space press it', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
    await step('says whether it stays down', async () => {
      await expect(canvas.getByRole('button', { name: 'Favourite: Margins', pressed: true })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Favourite: Pessoa', pressed: false })).toBeVisible();
      await expect(button).not.toHaveAttribute('aria-pressed');
    });
    await step('a busy one keeps the focus and ignores presses', async () => {
      const sync = canvas.getByRole('button', { name: 'Sync' });
      await userEvent.click(sync);
      await expect(sync).toHaveFocus();
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
  },
});
