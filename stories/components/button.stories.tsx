import { Button } from '@octavo/ui/components/button';
import { Lock, RotateCw } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Row, Rows } from './layout.tsx';

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  args: { children: 'Continue', onClick: fn() },
});

const tones = ['solid', 'outline', 'quiet', 'accent', 'ai', 'danger'] as const;

export const Tones = meta.story({
  render: (args) => (
    <Row>
      {tones.map((tone) => (
        <Button {...args} key={tone} tone={tone} />
      ))}
    </Row>
  ),
});

export const Sizes = meta.story({
  render: (args) => (
    <Row>
      <Button {...args} size="sm" />
      <Button {...args} />
      <Button {...args} size="lg" />
    </Row>
  ),
});

export const Disabled = meta.story({
  args: { disabled: true },
  render: (args) => (
    <Row>
      {tones.map((tone) => (
        <Button {...args} key={tone} tone={tone} />
      ))}
    </Row>
  ),
});

export const WithIconAndShortcut = meta.story({
  render: (args) => (
    <Rows>
      <Row>
        <Button {...args} tone="solid" shortcut="Ctrl ↵">
          Apply
        </Button>
        <Button {...args} tone="ai" shortcut="Ctrl ↵">
          Accept version 1
        </Button>
        <Button {...args} tone="quiet" shortcut="Esc">
          Cancel
        </Button>
      </Row>
      <Row>
        <Button {...args} icon={RotateCw}>
          Try again
        </Button>
        <Button {...args} tone="solid" icon={Lock}>
          Lock
        </Button>
        <Button {...args} tone="solid" icon={Lock} busy>
          Lock
        </Button>
      </Row>
    </Rows>
  ),
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });

    await step('keeps its name and its focus', async () => {
      button.focus();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-busy', 'true');
    });

    await step('ignores presses', async () => {
      await userEvent.click(button);
      await expect(args.onClick).not.toHaveBeenCalled();
    });
  },
});

export const BusyKeepsItsWidth = meta.story({
  render: (args) => (
    <Rows>
      {tones.map((tone) => (
        <Row key={tone}>
          <Button {...args} tone={tone} />
          <Button {...args} tone={tone} busy />
        </Row>
      ))}
    </Rows>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().width);
    for (const [index, width] of widths.entries()) {
      if (index % 2 === 1) await expect(Math.abs(width - (widths[index - 1] ?? 0))).toBeLessThan(1);
    }
  },
});

export const Focused = meta.story({
  args: { tone: 'solid' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).boxShadow).not.toBe('none');
  },
});

export const Pressed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const AsLink = meta.story({
  render: () => (
    <Button asChild tone="solid" icon={Lock}>
      <a href="#lock">Lock</a>
    </Button>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Lock' });
    await expect(link).not.toHaveAttribute('type');
    await expect(link.querySelector('svg')).toBeVisible();
  },
});
