import { IconButton } from '@octavo/ui/components/icon-button';
import { Ellipsis, Mic, Star } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Row } from './layout.tsx';

const meta = preview.meta({
  title: 'Components/Icon button',
  component: IconButton,
  args: { label: 'Dictate', icon: Mic, onClick: fn() },
});

export const Plain = meta.story();

export const Sizes = meta.story({
  render: (args) => (
    <Row>
      <IconButton {...args} size="sm" label="Small" />
      <IconButton {...args} label="Medium" />
      <IconButton {...args} size="lg" label="Large" />
      <IconButton {...args} size="lg" tone="outline" label="Outlined" icon={Ellipsis} />
    </Row>
  ),
});

export const Mark = meta.story({
  args: { icon: Star, tone: 'mark' },
  render: (args) => (
    <Row>
      <IconButton {...args} label="Favourite: Pessoa" pressed={false} />
      <IconButton {...args} label="Favourite: Margins" pressed />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Favourite: Margins' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Favourite: Pessoa' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
});

export const States = meta.story({
  render: (args) => (
    <Row>
      <IconButton {...args} label="Pressed" pressed />
      <IconButton {...args} label="Pressed, outlined" tone="outline" pressed />
      <IconButton {...args} label="Disabled" disabled />
      <IconButton {...args} label="Busy" busy />
    </Row>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Busy' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const NameShownOnFocus = meta.story({
  args: { shortcut: 'Ctrl D' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Dictate' });
    await expect(button).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('Dictate'));
    await expect(button).not.toHaveAttribute('aria-describedby');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull());
  },
});
