import { Button, type ButtonProps } from '@octavo/ui/components/button';
import { ArrowRight, Lock, RotateCw } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Row, Rows } from './layout.tsx';
import { frozen, Ground, RightToLeft, StateGrid, StateTable } from './states.tsx';
import { witness } from './witness.ts';

const meta = preview.meta({
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Continue', onClick: fn() },
});

const tones = ['solid', 'outline', 'quiet', 'accent', 'ai', 'danger'] as const;
const states = { ...frozen, Disabled: { disabled: true }, Busy: { busy: true } } as const;

export const States = meta.story({
  render: (args) => (
    <Ground>
      <StateTable
        states={states}
        kinds={{
          Solid: (props) => <Button {...args} tone="solid" {...props} />,
          Outline: (props) => <Button {...args} tone="outline" {...props} />,
          Quiet: (props) => <Button {...args} tone="quiet" {...props} />,
          Accent: (props) => <Button {...args} tone="accent" {...props} />,
          AI: (props) => <Button {...args} tone="ai" {...props} />,
          Danger: (props) => <Button {...args} tone="danger" {...props} />,
          Small: (props) => <Button {...args} size="sm" {...props} />,
          Large: (props) => <Button {...args} size="lg" {...props} />,
          'With a drawing': (props) => <Button {...args} icon={RotateCw} {...props} />,
          'With keys': (props) => <Button {...args} tone="solid" shortcut="Ctrl ↵" {...props} />,
        }}
      />
      <StateGrid
        pieces={{
          Wide: <Button {...args} isWide tone="solid" size="lg" />,
          'A link that looks like it': (
            <Button asChild tone="solid" icon={ArrowRight}>
              <a href="#plans">See the plans</a>
            </Button>
          ),
          'In line with the text above': (
            <Rows>
              <span>Nothing is sent anywhere.</span>
              <div>
                <Button {...args} tone="accent" size="sm" isFlush>
                  Enter a source
                </Button>
              </div>
            </Rows>
          ),
          'Long text': <Button {...args}>Generate three more theses</Button>,
          'Right to left': (
            <RightToLeft>
              <Button {...args} tone="solid" icon={Lock} shortcut="Ctrl ↵">
                قفل
              </Button>
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

const root = witness<HTMLButtonElement>('button');

export const Conformance = meta.story({
  tags: ['behaviour'],
  args: { tone: 'solid', ...root.props },
  play: async ({ args, canvas, step, userEvent }) => {
    await root.reachesRoot();
    const button = canvas.getByRole('button', { name: 'Continue' });

    await step('shows that it has the focus', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(getComputedStyle(button).boxShadow).not.toBe('none');
    });
    await step('Enter and Space press it', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
    await step('sends no form unless it is told to', async () => {
      await expect(button).toHaveAttribute('type', 'button');
    });
  },
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

const kinds: readonly ButtonProps[] = [
  ...tones.map((tone) => ({ tone })),
  ...(['sm', 'md', 'lg'] as const).flatMap((size) => [
    { size },
    { size, shortcut: 'Ctrl ↵' },
    { size, icon: RotateCw },
  ]),
];

export const BusyKeepsItsWidth = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <Rows>
      {kinds.map((kind, index) => (
        <Row key={index}>
          <Button {...args} {...kind} busy={false} />
          <Button {...args} {...kind} busy />
        </Row>
      ))}
    </Rows>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().width);
    for (const [index, width] of widths.entries()) {
      if (index % 2 === 1) await expect(Math.abs(width - (widths[index - 1] ?? 0))).toBeLessThan(0.1);
    }
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
